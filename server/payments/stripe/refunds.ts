import type { Stripe } from 'stripe';
import type { PaymentProvider, ProviderRefund, RefundOrder } from '#server/payments/port.ts';
import { ask, whole } from './client.ts';

type RefundCalls = Pick<PaymentProvider, 'refund' | 'fetchRefund' | 'findRefund'>;

/** Refunds: what was passed on to a club is taken back from it, with the fee that the association had of it. */
export function refundCalls(stripe: Stripe): RefundCalls {
  return {
    refund: ({ key, ...order }) =>
      ask(async () =>
        refundOf(whole(await stripe.refunds.create(refundParams(order), { idempotencyKey: key }))),
      ),
    fetchRefund: (id) => ask(async () => refundOf(whole(await stripe.refunds.retrieve(id)))),
    findRefund: ({ ref, paymentId }) =>
      ask(async () => {
        const found = stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
        for await (const refund of found) if (refund.metadata?.['ref'] === ref) return refundOf(refund);
        return null;
      }),
  };
}

function refundParams({
  ref,
  paymentId,
  amount,
  destination,
}: Omit<RefundOrder, 'key'>): Stripe.RefundCreateParams {
  return {
    payment_intent: paymentId,
    amount,
    metadata: { ref },
    ...(destination
      ? {
          reverse_transfer: true,
          // Asked of a payment without a fee, it is refused.
          ...(destination.feeBack > 0 ? { refund_application_fee: true } : {}),
        }
      : {}),
  };
}

/** What has become of a refund, as it is now. */
function refundOf({ id, metadata, status }: Stripe.Refund): ProviderRefund {
  const base = { refundId: id, ref: metadata?.['ref'] ?? null };
  if (status === 'succeeded') return { ...base, state: 'succeeded' };
  if (status === 'failed' || status === 'canceled') return { ...base, state: 'failed' };
  return { ...base, state: 'pending' };
}
