import { connectStateOf, isConnected } from '#domain/payments/standing.ts';
import { onboardingWords } from '#domain/words/onboarding.ts';
import { subscriptionWords } from '#domain/words/subscriptions.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { closeAccount, findOpenAccount, syncAccount, type AccountParts } from './accounts.ts';
import { runsClub } from './owner.ts';
import { ProviderFault } from './port.ts';

/** Takes a club off the provider, unless money is on its way (C-4.39 to C-4.41). */
export async function answerOffboarding(
  parts: AccountParts,
  { path, caller }: Call<'deleteStripeAccount'>,
): Promise<Reply<'deleteStripeAccount'>> {
  if (!caller) throw new Refusal('unauthorised');
  if (!(await runsClub(parts.db, caller.userId, path.id))) {
    return { status: 404, body: problemBody('not_found') };
  }
  try {
    const refusal = await takeOff(parts, path.id, caller);
    if (typeof refusal === 'number') return { status: 409, body: subscribed(refusal) };
    if (Array.isArray(refusal)) return { status: 409, body: pending(refusal) };
    if (refusal) return { status: 409, body: problemBody(refusal) };
    return { status: 200, body: { message: onboardingWords.offboarded } };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.kind === 'refused') return { status: 409, body: problemBody('offboarding_failed') };
    return { status: 503, body: problemBody('provider_unavailable') };
  }
}

/**
 * What stands against it, also how many members are subscribed and which payments are under way, is looked at before anything is done; an account that has
 * gone counts as taken off.
 */
async function takeOff(
  parts: AccountParts,
  clubId: number,
  caller: { userId: number },
): Promise<'not_connected' | 'money_pending' | 'dispute_open' | number | string[] | null> {
  const { db, provider, clock } = parts;
  const account = await findOpenAccount(parts, clubId);
  if (!account || account.providerId === null) return 'not_connected';
  const read = await syncAccount(parts, account);
  if (read === null) return null;
  if (!isConnected(connectStateOf(read.standing))) return 'not_connected';
  const members = await countSubscribed(parts, clubId);
  if (members > 0) return members;
  const payments = await findPayments(parts, clubId);
  if (payments.length > 0) return payments;
  if (await provider.hasMoney(account.providerId)) return 'money_pending';
  const disputes = { accountId: account.providerId, since: account.createdAt };
  if (await provider.hasDispute(disputes)) return 'dispute_open';
  await provider.deleteAccount(account.providerId);
  await closeAccount(db, account, { caller, now: clock() });
  return null;
}

/** So many payments are named; how many more there are is told. */
const mostNamed = 3;

const pending = (refs: readonly string[]) => ({
  ...problemBody('money_pending'),
  message: onboardingWords.stillPending(
    refs.slice(0, mostNamed).join(', '),
    Math.max(refs.length - mostNamed, 0),
  ),
});

const subscribed = (members: number) => ({
  ...problemBody('members_subscribed'),
  message: subscriptionWords.stillTaken(members),
});

/** How many members have a subscription of a club that is not over. */
async function countSubscribed({ db }: AccountParts, clubId: number): Promise<number> {
  const { members } = await db
    .selectFrom('member_subscriptions')
    .select(({ fn }) => fn.count<string>('user_id').distinct().as('members'))
    .where('club_id', '=', clubId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(members);
}

/** The payments of a club that are under way, tried again or going back, the newest first. */
async function findPayments({ db }: AccountParts, clubId: number): Promise<string[]> {
  const waiting = await db
    .selectFrom('transactions')
    .select('ref')
    .where('club_id', '=', clubId)
    .where(({ eb, or }) =>
      or([
        eb('status', 'in', ['pending', 'processing']),
        eb('retry_at', 'is not', null),
        // What goes back is taken from the account of the club.
        eb('id', 'in', (of) =>
          of.selectFrom('transaction_refunds').select('transaction_id').where('state', '=', 'pending'),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
  return waiting.map(({ ref }) => ref);
}
