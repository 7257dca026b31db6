import type { components } from '#contract/api.gen.ts';
import { connectStateOf, dueOf, isConnected, type AccountStanding } from '#domain/payments/standing.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { findOpenAccount, syncAccount, type AccountParts } from './accounts.ts';
import { clubsRunBy } from './owner.ts';
import { ProviderFault } from './port.ts';

type StripeStatus = components['schemas']['StripeStatus'];

/** How long an answer of the provider is taken for the truth while nothing tells of a change, in milliseconds. */
const lasting = 60_000;

/** Answers where the club of a user stands with the provider; its own people and the association may ask. */
export async function answerStatus(
  parts: AccountParts,
  { path, query, caller }: Call<'getStripeStatus'>,
): Promise<Reply<'getStripeStatus'>> {
  if (!caller) throw new Refusal('unauthorised');
  const mayAsk = caller.roleId === 1 || caller.userId === path.userId;
  const [clubId] = mayAsk ? await clubsRunBy(parts.db, path.userId) : [];
  if (clubId === undefined) return { status: 404, body: problemBody('not_found') };
  try {
    return { status: 200, body: await readStatus(parts, clubId, query.refresh === true) };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return { status: 503, body: problemBody('status_failed') };
  }
}

/** Where a club stands: as it is known, or asked for when that is old or `isFresh` is wanted. */
async function readStatus(parts: AccountParts, clubId: number, isFresh: boolean): Promise<StripeStatus> {
  const terms = await readTerms(parts.db, clubId);
  const account = await findOpenAccount(parts, clubId);
  if (!account || account.providerId === null) {
    return statusOf(terms, clubId, null, new Date(parts.clock()));
  }
  const { standing, fetchedAt } = account;
  const isOld = fetchedAt === null || parts.clock() - fetchedAt.getTime() > lasting;
  if (!isFresh && !isOld && standing) return statusOf(terms, clubId, standing, fetchedAt);
  const read = await syncAccount(parts, account);
  return statusOf(terms, clubId, read?.standing ?? null, read?.fetchedAt ?? new Date(parts.clock()));
}

/** What a club pays, as its record has it. */
async function readTerms(db: AccountParts['db'], clubId: number): Promise<StripeStatus['terms']> {
  const club = await db
    .selectFrom('clubs')
    .select(['name', 'currency', 'platform_fee', 'transaction_fee_cents', 'monthly_charge_cents'])
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow();
  return {
    clubName: club.name,
    currency: club.currency,
    platformFee: Number(club.platform_fee),
    transactionFee: club.transaction_fee_cents,
    monthlyCharge: club.monthly_charge_cents,
  };
}

function statusOf(
  terms: StripeStatus['terms'],
  clubId: number,
  standing: AccountStanding | null,
  fetchedAt: Date,
): StripeStatus {
  const state = connectStateOf(standing);
  return {
    clubId,
    is_stripe_connected: isConnected(state),
    state,
    due: standing ? dueOf(standing) : [],
    deadline: standing?.deadline ?? null,
    reason: standing?.disabledReason ?? null,
    chargesEnabled: standing?.chargesEnabled ?? false,
    payoutsEnabled: standing?.payoutsEnabled ?? false,
    fetchedAt: fetchedAt.toISOString(),
    terms,
  };
}
