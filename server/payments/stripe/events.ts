import { Stripe } from 'stripe';
import { isRecord } from '#domain/session/stored.ts';
import { ProviderFault, type ProviderEvent } from '#server/payments/port.ts';

/** Seconds after which a signed event is too old to be believed. */
const tolerance = 300;

/** Reads an event that one of the endpoints' secrets proves; which of them sent it, the event does not say. */
export function readEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  secrets: readonly string[],
  { raw, signature, now }: { raw: Buffer; signature: string; now: number },
): ProviderEvent {
  for (const secret of secrets) {
    try {
      return eventOf(webhooks.constructEvent(raw, signature, secret, tolerance, undefined, now));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new ProviderFault('badSignature');
      }
    }
  }
  throw new ProviderFault('badSignature');
}

function eventOf(event: Stripe.Event): ProviderEvent {
  const object: unknown = event.data.object;
  return {
    eventId: event.id,
    type: event.type,
    accountId: event.account ?? null,
    objectId: isRecord(object) ? subjectOf(event.type, object) : null,
    isLive: event.livemode,
    madeAt: new Date(event.created * 1000),
  };
}

/** What has to be asked for: a charge that was given back is a matter of its payment. */
function subjectOf(type: string, object: Record<string, unknown>): string | null {
  const id = type.startsWith('charge.') ? object['payment_intent'] : object['id'];
  return typeof id === 'string' ? id : null;
}
