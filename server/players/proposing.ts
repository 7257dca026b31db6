import { sql, type Kysely } from 'kysely';
import { accessTerms } from '#domain/password/link-terms.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { mailableAddress } from '#server/mail/address.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Limits } from '#server/services/limits.ts';
import type { Secrets } from '#server/services/secrets.ts';
import type { Caller } from '#server/session/caller.ts';
import { holdPlayer } from './memberships.ts';
import { findPerson } from './person.ts';
import { findUndeclined, issueProposal } from './proposals.ts';

type Recipient = { id: number; email: string; first_name: string; clubs: number[] };
type Parts = { db: Kysely<Database>; clock: () => number; outbox: Outbox };

/** At most so many proposals an hour for an address, whoever makes them; nobody is told when they are used up. */
const hourly = { max: 5, seconds: 3600 };

/** Whether an address may be mailed one more proposal. */
export async function mayPropose(
  { limits, secrets }: { limits: Limits; secrets: Secrets },
  address: string,
): Promise<boolean> {
  const key = secrets.digest('throttle', address).toString('base64url');
  return (await limits.spend([{ key: `association:${key}`, ...hourly }])).ok;
}

/** Mails a proposal; for an address that no player has, the mail is withheld, and nothing tells which. */
export async function mailProposal(
  { db, clock, outbox }: Parts,
  caller: Caller,
  { recipient, address, clubs }: { recipient: Recipient | null; address: string; clubs: number[] },
): Promise<void> {
  const now = clock();
  const isPlayer = recipient !== null && (await holdPlayer(db, recipient.id));
  const userId = isPlayer ? recipient.id : null;
  const token = await issueProposal(db, { userId, proposedBy: caller.userId, clubs, now });
  const named = await db
    .selectFrom('clubs')
    .select('name')
    .where('id', 'in', clubs)
    .orderBy(sql`natural_key(folded_name)`)
    .execute();
  await outbox.add(db, {
    to: address,
    template: 'association',
    parameters: { firstName: recipient?.first_name ?? '', token, clubs: named.map(({ name }) => name) },
    lasts: accessTerms.association.lasts,
    withheld: !isPlayer,
  });
  if (!isPlayer) return;
  await recordChange(db, caller, {
    operation: 'proposeAssociation',
    record: { kind: 'user', id: recipient.id, clubId: clubs.length === 1 ? (clubs[0] ?? null) : null },
    at: new Date(now),
  });
}

/** Of some clubs those that somebody has not declined lately; null where that is none. */
export async function leaveDeclinedOut(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { id: userId }: Recipient,
  clubs: readonly number[],
): Promise<number[] | null> {
  const asked = await findUndeclined(db, { userId, clubs, now: clock() });
  return asked.length > 0 ? asked : null;
}

/** A player who can sign in or is about to: by the address anyone, by the number those whom the caller sees. */
export async function findRecipient(
  db: Kysely<Database>,
  caller: Caller,
  { userId, email }: Call<'proposeAssociation'>['body'],
): Promise<Recipient | null> {
  if (userId !== undefined && !(await findPerson(db, caller, { userId }))) return null;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where(userId === undefined ? 'email' : 'id', '=', userId ?? mailableAddress(email ?? '') ?? '')
    .where('role_id', '=', 5)
    .where('status_id', 'in', [1, 4])
    .executeTakeFirst();
  if (!user) return null;
  const clubs = await db
    .selectFrom('club_members')
    .select('club_id')
    .where('user_id', '=', user.id)
    .where('status', '=', 'member')
    .execute();
  return { ...user, clubs: clubs.map(({ club_id: id }) => id) };
}
