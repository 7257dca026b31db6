import { accessTerms } from '#domain/password/link-terms.ts';
import { isClubRole } from '#domain/players/rights.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers, OnceReply, Reply } from '#server/http/contract.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import { mailableAddress } from '#server/mail/address.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { tokenHash } from '#server/services/tokens.ts';
import type { PlayerParts } from './adding.ts';
import { problemAt } from './checks.ts';
import { findOfficeClubs, joinClubs } from './memberships.ts';
import { answerProposal, holdRecipient } from './proposals.ts';
import { findRecipient, leaveDeclinedOut, mailProposal, mayPropose } from './proposing.ts';

type Parts = PlayerParts;

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
  const mayMail = await mayPropose(parts, address);
  return once(async (db) => {
    if (mayMail) {
      // Who has declined is not asked again for a while, and whoever proposes is not told.
      const asked = recipient && (await leaveDeclinedOut({ ...parts, db }, recipient, body.clubs));
      const clubsAsked = asked ?? body.clubs;
      await mailProposal({ ...parts, db }, caller, {
        recipient: asked && recipient,
        address,
        clubs: clubsAsked,
      });
    }
    return { status: 200, body: { message: joiningWords.proposed } };
  });
}

async function confirm(
  { db, clock, outbox }: PlayerParts,
  token: string,
): Promise<Reply<'confirmAssociation'>> {
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
  await tellOwner(outbox, db, redeemed, { changes: ['clubs'], by: null });
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
