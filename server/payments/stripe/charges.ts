import { Stripe } from 'stripe';
import type { ChargeOrder, PaymentProvider, ProviderPayment } from '#server/payments/port.ts';
import { ask, whole } from './client.ts';
import { reasonOf } from './reasons.ts';

type ChargeCalls = Pick<PaymentProvider, 'charge' | 'fetchPayment' | 'findPayment'>;

/** Charges of saved cards: by the association, and where a club is meant, passed on to it less the fee. */
export function chargeCalls(stripe: Stripe): ChargeCalls {
  return {
    charge: (order) => ask(() => charge(stripe, order)),
    fetchPayment: (id) =>
      ask(async () => {
        const expand = ['latest_charge'];
        return paymentOf(whole(await stripe.paymentIntents.retrieve(id, { expand })));
      }),
    findPayment: ({ ref, customerId, since }) =>
      ask(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const found = stripe.paymentIntents.list({ customer: customerId, created, limit: 100 });
        for await (const intent of found) if (intent.metadata['ref'] === ref) return paymentOf(intent);
        return null;
      }),
  };
}

async function charge(stripe: Stripe, { key, ...order }: ChargeOrder): Promise<ProviderPayment> {
  try {
    const intent = await stripe.paymentIntents.create(chargeParams(order), { idempotencyKey: key });
    return paymentOf(whole(intent));
  } catch (error) {
    // A declined card is an answer: the payment is there, and has failed.
    if (!(error instanceof Stripe.errors.StripeCardError) || !error.payment_intent) throw error;
    return { ...paymentOf(whole(error.payment_intent)), state: 'failed', reason: reasonOf(error) };
  }
}

function chargeParams(order: Omit<ChargeOrder, 'key'>): Stripe.PaymentIntentCreateParams {
  const { destination } = order;
  return {
    amount: order.amount,
    currency: order.currency.toLowerCase(),
    customer: order.customerId,
    payment_method: order.cardId,
    allowed_payment_method_types: ['card'],
    description: order.description,
    // Nobody sits before a screen: a bank that wants to see its customer declines.
    off_session: true,
    confirm: true,
    error_on_requires_action: true,
    metadata: { ref: order.ref },
    ...(destination
      ? {
          transfer_data: { destination: destination.accountId },
          ...(destination.fee > 0 ? { application_fee_amount: destination.fee } : {}),
        }
      : {}),
  };
}

/** What has become of a payment, as it is now. */
function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const base = { paymentId: intent.id, ref: intent.metadata['ref'] ?? null, reason: null };
  const { latest_charge: latest, last_payment_error: fault } = intent;
  if (intent.status === 'succeeded') {
    const isBack = latest !== null && typeof latest === 'object' && latest.refunded;
    return { ...base, state: isBack ? 'refunded' : 'succeeded' };
  }
  if (intent.status === 'canceled') return { ...base, state: 'failed', reason: 'canceled' };
  if (intent.status === 'processing') return { ...base, state: 'processing' };
  if (fault) return { ...base, state: 'failed', reason: reasonOf(fault) };
  return intent.status === 'requires_action'
    ? { ...base, state: 'failed', reason: 'authentication_required' }
    : { ...base, state: 'processing' };
}
