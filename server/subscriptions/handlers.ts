import { problemWords } from '#domain/words/problems.ts';
import { subscriptionWords as words } from '#domain/words/subscriptions.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import type { SessionParts } from '#server/session/open.ts';
import { answerOffers, answerRenewal } from './members.ts';
import { findByName, findOpenClubs, findSubscriptions, insertSubscription, takeOpenClub } from './store.ts';
import { answerTaking } from './taking.ts';
import { answerWithdrawal } from './withdrawing.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type SubscriptionHandlers = Pick<
  Handlers,
  | 'listClubSubscriptions'
  | 'createClubSubscription'
  | 'withdrawClubSubscription'
  | 'listMemberSubscriptions'
  | 'takeUpSubscription'
  | 'changeMemberSubscription'
>;

/** What clubs offer their members by the month or the year (document 001, section 7), and what members take up. */
export function createSubscriptionHandlers(
  given: Parts & { provider: PaymentProvider | null; outbox: Outbox },
): SubscriptionHandlers {
  const { provider, outbox, ...parts } = given;
  const { db, clock } = parts;
  return {
    listMemberSubscriptions: (call) => answerOffers({ db, provider, clock, outbox }, call),
    takeUpSubscription(call) {
      if (!provider) throw new Refusal('provider_not_configured');
      return answerTaking({ db, provider, clock, outbox }, call);
    },
    changeMemberSubscription: (call) => answerRenewal({ db, provider, clock, outbox }, call),
    async listClubSubscriptions({ query, caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { limit = 10, pageNumber = 1 } = query;
      const page = await findSubscriptions(db, caller, { ...query, limit, pageNumber });
      return { status: 200, body: { ...page, clubs: await findOpenClubs(db, caller) } };
    },
    withdrawClubSubscription: (call) => answerWithdrawal(db, call, clock()),
    createClubSubscription: (call) => call.once((transaction) => create({ ...parts, db: transaction }, call)),
  };
}

async function create(
  { db, clock }: Parts,
  { body, caller }: Call<'createClubSubscription'>,
): Promise<Reply<'createClubSubscription'>> {
  if (!caller) throw new Refusal('unauthorised');
  const name = body.name.trim();
  const club = await takeOpenClub(db, caller, body.clubId);
  // A club of somebody else is as if it were not there, and one that is switched off offers nothing new.
  if (!club) return { status: 409, body: problemBody('club_inactive') };
  const made = await findByName(db, club.clubId, name);
  if (made !== undefined) {
    const { subscription_exists: text } = problemWords;
    return { status: 409, body: problemBody('subscription_exists', { name: text }) };
  }
  const at = new Date(clock());
  const { amount, interval } = body;
  const id = await insertSubscription(db, { club, name, amount, interval, userId: caller.userId, at });
  await recordChange(db, caller, {
    operation: 'createClubSubscription',
    record: { kind: 'subscription', id, clubId: club.clubId },
    after: { name, amount, currency: club.currency, interval },
    at,
  });
  return { status: 201, body: { id, message: words.made(name) } };
}
