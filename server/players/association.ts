import type { Kysely } from 'kysely';
import { accessTerms } from '#domain/password/link-terms.ts';
import { isClubRole } from '#domain/players/rights.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers, OnceReply, Reply } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { mailableAddress } from '#server/mail/address.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { Limits } from '#server/services/limits.ts';
import { tokenHash } from '#server/services/tokens.ts';
import type { Caller } from '#server/session/caller.ts';
import type { PlayerParts } from './adding.ts';
import { problemAt } from './checks.ts';
import { findOfficeClubs, holdPlayer, joinClubs } from './memberships.ts';
import { findPerson } from './person.ts';
import { answerProposal, findUndeclined, holdRecipient, issueProposal } from './proposals.ts';

type Parts = PlayerParts & { limits: Limits };
type Recipient = { id: number; email: string; first_name: string; clubs: number[] };

/** At most so many proposals an hour for an address, whoever makes them; nobody is told when they are used up. */
const hourly = { max: 5, seconds: 3600 };

const restDays = accessTerms.association.restsAfterDeclining / (24 * 3600);

/** Clubs that administrators propose to players who are there already (document 000, section 6). */
export function createAssociationHandlers(
  parts: Parts,
): Pick<Handlers, 'proposeAssociation' | 'confirmAssociation' | 'declineAssociation'> {
  return {
    proposeAssociation: (call) => propose(parts, call),
    confirmAssociation: ({ body }) =>
      parts.db.transaction().execute((db) => confirm({ ...parts, db }, body.token)),
    declineAssociation: ({ body }) =>
      parts.db.transaction().execute((db) => decline({ ...parts, db }, body.token)),
  };
}

async function propose(
  parts: Parts,
  { body, caller, once }: Call<'proposeAssociation'>,
): Promise<OnceReply<'proposeAssociation'>> {
  if (!caller) throw new Refusal('unauthorised');
  if ((body.userId === undefined) === (body.email === undefined)) throw new Refusal('invalid_request');
  if (body.clubs.length === 0) return { status: 400, body: problemAt('club_missing', 'clubs') };
  // A club speaks for itself: one of the own ones, not several at once.
  if (isClubRole(caller.roleId) && body.clubs.length > 1) throw new Refusal('invalid_request');
  const clubs = await findOfficeClubs(parts.db, caller, body.clubs);
  if (clubs.length < body.clubs.length) return { status: 404, body: problemBody('not_found') };
  if (clubs.some((club) => club.status_id !== 1)) return { status: 409, body: problemBody('club_inactive') };
  const recipient = await findRecipient(parts.db, caller, body);
  if (!recipient && body.userId !== undefined) return { status: 404, body: problemBody('not_found') };
  if (!parts.outbox.isOpen) throw new Refusal('provider_not_configured');
  const address = recipient?.email ?? mailableAddress(body.email ?? '');
  if (address === null) return { status: 400, body: problemAt('registration_email_malformed', 'email') };
  if (recipient && body.clubs.every((id) => recipient.clubs.includes(id))) {
    return { status: 409, body: problemBody('already_member') };
  }
  const key = parts.secrets.digest('throttle', address).toString('base64url');
  const spending = await parts.limits.spend([{ key: `association:${key}`, ...hourly }]);
  return once(async (db) => {
    if (spending.ok) {
      // Who has declined is not asked again for a while, and whoever proposes is not told.
      const asked = recipient && (await leaveDeclinedOut({ ...parts, db }, recipient, body.clubs));
      const clubsAsked = asked ?? body.clubs;
      await send({ ...parts, db }, caller, { recipient: asked && recipient, address, clubs: clubsAsked });
    }
    return { status: 200, body: { message: joiningWords.proposed } };
  });
}

async function leaveDeclinedOut(
  { db, clock }: Parts,
  { id: userId }: Recipient,
  clubs: readonly number[],
): Promise<number[] | null> {
  const asked = await findUndeclined(db, { userId, clubs, now: clock() });
  return asked.length > 0 ? asked : null;
}

type Sent = {
  recipient: Recipient | null;
  address: string;
  clubs: number[];
};

/** Mails the proposal; for an address that no player has, the mail is withheld, and nothing tells which. */
async function send(
  { db, clock, outbox }: Parts,
  caller: Caller,
  { recipient, address, clubs }: Sent,
): Promise<void> {
  const now = clock();
  const isPlayer = recipient !== null && (await holdPlayer(db, recipient.id));
  const userId = isPlayer ? recipient.id : null;
  const token = await issueProposal(db, { userId, proposedBy: caller.userId, clubs, now });
  const named = await db
    .selectFrom('clubs')
    .select('name')
    .where('id', 'in', clubs)
    .orderBy('folded_name')
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

/** A player who can sign in or is about to: by the address anyone, by the number those whom the caller sees. */
async function findRecipient(
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

async function confirm({ db, clock }: PlayerParts, token: string): Promise<Reply<'confirmAssociation'>> {
  const now = new Date(clock());
  const hash = tokenHash(token);
  if (hash) await holdRecipient(db, hash);
  const redeemed = hash && (await answerProposal(db, { hash, reason: 'used', now }));
  if (!redeemed || redeemed.roleId !== 5 || redeemed.clubs.length === 0) {
    return { status: 400, body: problemBody('link_invalid') };
  }
  const { userId, clubs } = redeemed;
  const ids = clubs.map(({ id }) => id);
  await joinClubs(db, userId, ids, { now });
  const rows = await db
    .selectFrom('club_members')
    .select(['request_id', 'club_id'])
    .where('user_id', '=', userId)
    .where('club_id', 'in', ids)
    .execute();
  for (const { request_id: id, club_id: clubId } of rows) {
    await recordChange(
      db,
      { userId },
      {
        operation: 'confirmAssociation',
        record: { kind: 'membership', id, clubId },
        after: { userId, isMember: true },
        at: now,
      },
    );
  }
  return { status: 200, body: { message: joiningWords.confirmed(clubs.map(({ name }) => name)) } };
}

async function decline({ db, clock }: PlayerParts, token: string): Promise<Reply<'declineAssociation'>> {
  const now = new Date(clock());
  const hash = tokenHash(token);
  if (hash) await holdRecipient(db, hash);
  const declined = hash && (await answerProposal(db, { hash, reason: 'declined', now }));
  if (!declined || declined.roleId !== 5 || declined.clubs.length === 0) {
    return { status: 400, body: problemBody('link_invalid') };
  }
  const { userId, clubs } = declined;
  const [only, ...more] = clubs;
  await recordChange(
    db,
    { userId },
    {
      operation: 'declineAssociation',
      record: { kind: 'user', id: userId, clubId: more.length === 0 ? (only?.id ?? null) : null },
      at: now,
    },
  );
  const names = clubs.map(({ name }) => name);
  return { status: 200, body: { message: joiningWords.proposalDeclined(names, restDays) } };
}
