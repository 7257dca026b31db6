import type { Stripe } from 'stripe';
import { ProviderFault, type CardSetupState, type PaymentProvider } from '#server/payments/port.ts';
import { ask, whole } from './client.ts';
import { reasonOf } from './reasons.ts';

type CardCalls = Pick<
  PaymentProvider,
  'createCustomer' | 'createCardSetup' | 'fetchCardSetup' | 'removeCard' | 'hasCard'
>;

/** Saved cards: typed into a page of the provider, so that no number ever comes here. */
export function cardCalls(stripe: Stripe): CardCalls {
  return {
    createCustomer: ({ key, ...words }) =>
      ask(async () => whole(await stripe.customers.create(words, { idempotencyKey: key })).id),
    createCardSetup: ({ key, customerId, currency, returnUrl, cancelUrl }) =>
      ask(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'setup',
            customer: customerId,
            currency: currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            success_url: returnUrl.replace('{SETUP_ID}', '{CHECKOUT_SESSION_ID}'),
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        );
        const { id, url } = whole(session);
        if (url === null) throw new ProviderFault('gone');
        return { setupId: id, url };
      }),
    fetchCardSetup: (id) =>
      ask(async () => {
        const expand = ['setup_intent.payment_method'];
        return setupOf(whole(await stripe.checkout.sessions.retrieve(id, { expand })));
      }),
    removeCard: (id) => removeCard(stripe, id),
    hasCard: (id) => hasCard(stripe, id),
  };
}

const idOf = (of: string | { id: string } | null): string => (typeof of === 'string' ? of : (of?.id ?? ''));

function setupOf({ customer, status, setup_intent: intent }: Stripe.Checkout.Session): CardSetupState {
  const base = { customerId: idOf(customer), card: null, reason: null };
  if (intent === null || typeof intent === 'string') {
    return status === 'expired'
      ? { ...base, state: 'failed', reason: 'expired' }
      : { ...base, state: 'pending' };
  }
  const { payment_method: method, last_setup_error: fault } = intent;
  if (intent.status === 'succeeded' && method !== null && typeof method !== 'string' && method.card) {
    const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
    return { ...base, state: 'succeeded', card: { cardId: method.id, brand, last4, expMonth, expYear } };
  }
  if (fault) return { ...base, state: 'failed', reason: reasonOf(fault) };
  return { ...base, state: status === 'expired' || intent.status === 'canceled' ? 'failed' : 'pending' };
}

/** A card that was taken from its customer stays known, and is nobody's. */
async function hasCard(stripe: Stripe, id: string): Promise<boolean> {
  try {
    return (await ask(async () => whole(await stripe.paymentMethods.retrieve(id)))).customer !== null;
  } catch (error) {
    if (error instanceof ProviderFault && error.kind === 'gone') return false;
    throw error;
  }
}

/** A card that belongs to nobody any more cannot be taken from anybody: it is off already. */
async function removeCard(stripe: Stripe, id: string): Promise<void> {
  try {
    await ask(() => stripe.paymentMethods.detach(id, {}, { idempotencyKey: `card:${id}:off` }));
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.kind === 'unavailable') throw error;
    if (error.kind === 'gone') return;
    if (await hasCard(stripe, id)) throw error;
  }
}
