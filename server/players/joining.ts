import { joiningWords } from '#domain/words/joining.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findOfficeClubs, holdPlayer } from './memberships.ts';
import {
  askToJoin,
  askToLeave,
  findRequests,
  findStanding,
  settleRequest,
  takeBack,
  takeRequest,
  type WaitingRequest,
} from './requests.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'> & { outbox: Outbox };

/** Requests to join and leave clubs: players make them, the clubs' own people answer (document 000, section 1). */
export function createJoiningHandlers({
  db,
  clock,
  outbox,
}: Parts): Pick<
  Handlers,
  'listJoinRequests' | 'createJoinRequest' | 'withdrawJoinRequest' | 'answerJoinRequest'
> {
  const within = <T>(work: (inner: Parts) => Promise<T>): Promise<T> =>
    db.transaction().execute((transaction) => work({ db: transaction, clock, outbox }));
  return {
    async listJoinRequests({ path: { id: clubId }, query, caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { limit = 10, pageNumber = 1 } = query;
      const [club] = await findOfficeClubs(db, caller, [clubId]);
      if (!club) return { status: 404, body: problemBody('not_found') };
      return { status: 200, body: await findRequests(db, { clubId, limit, pageNumber }) };
    },
    createJoinRequest: (call) => within((inner) => ask(inner, call)),
    withdrawJoinRequest: (call) => within((inner) => withdraw(inner, call)),
    answerJoinRequest: (call) => within((inner) => answer(inner, call)),
  };
}

async function ask(
  { db, clock }: Parts,
  { path: { id: clubId }, body: { kind }, caller }: Call<'createJoinRequest'>,
): Promise<Reply<'createJoinRequest'>> {
  if (!caller) throw new Refusal('unauthorised');
  const club = await db
    .selectFrom('clubs')
    .select(['name', 'status_id'])
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  const { userId } = caller;
  if (!(await holdPlayer(db, userId))) throw new Refusal('forbidden');
  const standing = club && (await findStanding(db, clubId, userId));
  // Nobody new is let into a club that is switched off; it is not even named to those who do not belong to it.
  if (!club || (club.status_id !== 1 && !standing)) return { status: 404, body: problemBody('not_found') };
  const now = new Date(clock());
  const asking = { clubId, userId, now };
  const id = kind === 'join' ? await askToJoin(db, asking) : await askToLeave(db, asking);
  if (id === undefined) {
    const isMember = standing?.status === 'member';
    const code =
      kind === 'join'
        ? isMember
          ? 'already_member'
          : 'already_asked'
        : isMember
          ? 'already_asked'
          : 'not_member';
    return { status: 409, body: problemBody(code) };
  }
  await recordChange(db, caller, {
    operation: 'createJoinRequest',
    record: { kind: 'membership', id, clubId },
    after: { userId, asked: kind },
    at: now,
  });
  const words = kind === 'join' ? joiningWords.askedToJoin : joiningWords.askedToLeave;
  return { status: 201, body: { message: words(club.name) } };
}

async function withdraw(
  { db, clock }: Parts,
  { path: { id: clubId }, caller }: Call<'withdrawJoinRequest'>,
): Promise<Reply<'withdrawJoinRequest'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { userId } = caller;
  const request = await takeBack(db, { clubId, userId });
  if (!request) {
    const club = await db
      .selectFrom('clubs')
      .select('id')
      .where('id', '=', clubId)
      .where('status_id', '=', 1)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!club) return { status: 404, body: problemBody('not_found') };
    return { status: 409, body: problemBody('already_answered') };
  }
  const { id, name, kind } = request;
  await recordChange(db, caller, {
    operation: 'withdrawJoinRequest',
    record: { kind: 'membership', id, clubId },
    before: { userId, asked: kind },
    at: new Date(clock()),
  });
  const words = kind === 'join' ? joiningWords.takenBack : joiningWords.staying;
  return { status: 200, body: { message: words(name) } };
}

async function answer(
  { db, clock, outbox }: Parts,
  { path: { id: clubId }, body: { id, isAccepted }, caller }: Call<'answerJoinRequest'>,
): Promise<Reply<'answerJoinRequest'>> {
  if (!caller) throw new Refusal('unauthorised');
  const [club] = await findOfficeClubs(db, caller, [clubId]);
  if (!club) return { status: 404, body: problemBody('not_found') };
  if (club.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  const request = await takeRequest(db, { clubId, id });
  if (!request) return { status: 409, body: problemBody('already_answered') };
  const now = new Date(clock());
  await settleRequest(db, request, { isAccepted, now });
  const { user_id: userId, kind } = request;
  const isMember = (kind === 'join') === isAccepted;
  await recordChange(db, caller, {
    operation: 'answerJoinRequest',
    record: { kind: 'membership', id, clubId },
    before: { userId, asked: kind, isMember: kind === 'leave' },
    after: { userId, isMember },
    at: now,
  });
  // Whether a request to join was accepted, or one to leave was: either way the clubs of the player are others.
  if (isAccepted) await tellOwner(outbox, db, request, { changes: ['clubs'], by: club.name });
  return { status: 200, body: { message: messageOf(request, isAccepted) } };
}

function messageOf({ kind, name }: WaitingRequest, isAccepted: boolean): string {
  if (kind === 'join') return isAccepted ? joiningWords.joined(name) : joiningWords.declined(name);
  return isAccepted ? joiningWords.left(name) : joiningWords.kept(name);
}
