import type { StripeSettings } from '#server/payments/configuration.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import { accountCalls } from './accounts.ts';
import { cardCalls } from './cards.ts';
import { chargeCalls } from './charges.ts';
import { openClient, type StripePlace } from './client.ts';
import { readEvent } from './events.ts';
import { refundCalls } from './refunds.ts';

/** Stripe, by its own SDK. */
export function createStripe(settings: StripeSettings, place: StripePlace = {}): PaymentProvider {
  const stripe = openClient(settings.secretKey, { address: settings.address, ...place });
  return {
    name: 'stripe',
    isLive: settings.secretKey.includes('_live_'),
    ...accountCalls(stripe),
    ...cardCalls(stripe),
    ...chargeCalls(stripe),
    ...refundCalls(stripe),
    readEvent: (raw, signature, now) => readEvent(stripe, settings.webhookSecrets, { raw, signature, now }),
  };
}
