import { sql, type Kysely } from 'kysely';
import { accessTerms } from '#domain/password/link-terms.ts';
import type { Database } from '#server/database/db.gen.ts';
import { newToken, tokenHash } from '#server/services/tokens.ts';
import { holdPlayer } from './memberships.ts';

/** What is proposed to whom, and by whom; to nobody (null) leaves nothing behind. */
type Proposal = { userId: number | null; proposedBy: number; clubs: readonly number[]; now: number };

/** Makes the secret of a proposal, in the place of the open ones of the same administrator. */
export async function issueProposal(
  db: Kysely<Database>,
  { userId, proposedBy, clubs, now }: Proposal,
): Promise<string> {
  const token = newToken();
  const at = new Date(now);
  await db
    .updateTable('association_proposals')
    .set({ ended_at: at, ended_reason: 'replaced' })
    .where('user_id', '=', userId ?? 0)
    .where('proposed_by', '=', proposedBy)
    .where('ended_at', 'is', null)
    .execute();
  await sql`
    with made as (
      insert into association_proposals (user_id, proposed_by, token_hash, created_at, expires_at)
      select id, ${proposedBy}, ${tokenHash(token)}, ${at},
        ${new Date(now + accessTerms.association.lasts * 1000)}
      from users where id = ${userId ?? 0} returning id)
    insert into association_proposal_clubs (proposal_id, club_id)
    select made.id, c.id from made cross join clubs c where c.id in (${sql.join(clubs)})`.execute(db);
  return token;
}

/** Holds the person to whom clubs are proposed: a proposal ends when they are no player any more. */
export async function holdRecipient(db: Kysely<Database>, hash: Buffer): Promise<void> {
  const proposal = await db
    .selectFrom('association_proposals')
    .select('user_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (proposal) await holdPlayer(db, proposal.user_id);
}

/** What came of a proposal whose link was used: whose it was, and the clubs of it that are still open. */
type Answered = {
  userId: number;
  roleId: number;
  email: string;
  first_name: string;
  clubs: { id: number; name: string }[];
};

/** Uses a proposal up, in one statement; answers whose it was and the clubs that can still be joined. */
export async function answerProposal(
  db: Kysely<Database>,
  { hash, reason, now }: { hash: Buffer; reason: 'used' | 'declined'; now: Date },
): Promise<Answered | undefined> {
  const used = await db
    .updateTable('association_proposals as p')
    .from('users as u')
    .set({ ended_at: now, ended_reason: reason })
    .whereRef('u.id', '=', 'p.user_id')
    .where('u.status_id', 'in', [1, 4])
    .where('p.token_hash', '=', hash)
    .where('p.ended_at', 'is', null)
    .where('p.expires_at', '>', now)
    .returning(['p.id', 'p.user_id', 'u.role_id', 'u.email', 'u.first_name'])
    .executeTakeFirst();
  if (!used) return undefined;
  const clubs = await db
    .selectFrom('association_proposal_clubs as a')
    .innerJoin('clubs as c', 'c.id', 'a.club_id')
    .select(['c.id', 'c.name'])
    .where('a.proposal_id', '=', used.id)
    .where('c.status_id', '=', 1)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.id')
    .forShare('c')
    .execute();
  const { user_id: userId, role_id: roleId, email, first_name } = used;
  return { userId, roleId, email, first_name, clubs };
}

/** Which of these clubs somebody has not declined lately, whoever has proposed them. */
export async function findUndeclined(
  db: Kysely<Database>,
  { userId, clubs, now }: { userId: number; clubs: readonly number[]; now: number },
): Promise<number[]> {
  const since = new Date(now - accessTerms.association.restsAfterDeclining * 1000);
  const { rows } = await sql<{ declined: number[] }>`
    select clubs_declined_by(${userId}, ${since}) as declined`.execute(db);
  const declined = new Set(rows[0]?.declined);
  return clubs.filter((id) => !declined.has(id));
}
