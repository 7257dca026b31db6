import type { Stripe } from 'stripe';
import type { AccountStanding } from '#domain/payments/standing.ts';
import { ProviderFault, type AccountOrder, type PaymentProvider } from '#server/payments/port.ts';
import { ask, whole } from './client.ts';

type AccountCalls = Pick<
  PaymentProvider,
  | 'createAccount'
  | 'findAccount'
  | 'fetchAccount'
  | 'createLink'
  | 'hasMoney'
  | 'hasDispute'
  | 'deleteAccount'
>;

/** The accounts of clubs: Connect, with the provider's own pages for what it has to know of them. */
export function accountCalls(stripe: Stripe): AccountCalls {
  return {
    createAccount: ({ key, ...order }) =>
      ask(async () => {
        const options = { idempotencyKey: key };
        return whole(await stripe.accounts.create(accountParams(key, order), options)).id;
      }),
    findAccount: ({ key, since }) =>
      ask(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        for await (const account of stripe.accounts.list({ created, limit: 100 })) {
          if (account.metadata?.['order'] === key) return account.id;
        }
        return null;
      }),
    fetchAccount: (id) => ask(async () => standingOf(whole(await stripe.accounts.retrieve(id)))),
    createLink: ({ accountId, returnUrl, refreshUrl }) =>
      ask(async () => {
        // Made under a key of the SDK's own: each of them is opened once, so none is ever wanted again.
        const link = await stripe.accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
          collection_options: { fields: 'eventually_due' },
        });
        if (!URL.canParse(link.url)) throw new ProviderFault('unavailable');
        return { url: link.url, expiresAt: new Date(link.expires_at * 1000) };
      }),
    hasMoney: (id) => ask(() => hasMoney(stripe, id)),
    hasDispute: (of) => ask(() => hasDispute(stripe, of)),
    async deleteAccount(id) {
      try {
        await ask(() => stripe.accounts.del(id));
      } catch (error) {
        if (!(error instanceof ProviderFault) || error.kind !== 'gone') throw error;
      }
    },
  };
}

/** The association pays the provider and bears losses, which is what lets it close an account again. */
function accountParams(
  key: string,
  { clubId, prefill }: Omit<AccountOrder, 'key'>,
): Stripe.AccountCreateParams {
  const isHome = prefill.country === 'US';
  return {
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      stripe_dashboard: { type: 'express' },
      requirement_collection: 'stripe',
    },
    country: prefill.country,
    ...(prefill.email === null ? {} : { email: prefill.email }),
    business_profile: { name: prefill.club },
    capabilities: {
      transfers: { requested: true },
      ...(isHome ? { card_payments: { requested: true } } : {}),
    },
    // Abroad a club receives what is passed on to it, and charges nobody by itself.
    ...(isHome ? {} : { tos_acceptance: { service_agreement: 'recipient' } }),
    metadata: { club: String(clubId), order: key },
  };
}

async function hasMoney(stripe: Stripe, id: string): Promise<boolean> {
  const options = { stripeAccount: id };
  const { available, pending } = await stripe.balance.retrieve({}, options);
  if ([...available, ...pending].some(({ amount }) => amount !== 0)) return true;
  for (const status of ['pending', 'in_transit']) {
    const { data } = await stripe.payouts.list({ status, limit: 1 }, options);
    if (data.length > 0) return true;
  }
  return false;
}

const decided = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** What was passed on is disputed with the association, which took it; the charge says for whom it was. */
async function hasDispute(
  stripe: Stripe,
  { accountId, since }: { accountId: string; since: Date },
): Promise<boolean> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const disputes = stripe.disputes.list({ created, limit: 100, expand: ['data.charge'] });
  for await (const { status, charge } of disputes) {
    if (decided.has(status) || typeof charge === 'string') continue;
    const destination = charge.transfer_data?.destination;
    if ((typeof destination === 'string' ? destination : destination?.id) === accountId) return true;
  }
  return false;
}

/** What an account of the provider means in words that no provider owns. */
function standingOf(account: Stripe.Account): AccountStanding {
  const { requirements } = account;
  const deadline = requirements?.current_deadline ?? null;
  return {
    detailsSubmitted: account.details_submitted,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    canReceive: account.capabilities?.transfers === 'active',
    currentlyDue: requirements?.currently_due ?? [],
    pastDue: requirements?.past_due ?? [],
    errors: (requirements?.errors ?? []).map(({ requirement }) => requirement),
    pendingVerification: requirements?.pending_verification ?? [],
    disabledReason: requirements?.disabled_reason ?? null,
    deadline: deadline === null ? null : new Date(deadline * 1000).toISOString(),
  };
}
