import { Stripe } from 'stripe';
import { ProviderFault, type FaultKind } from '#server/payments/port.ts';

/** The form of the provider's words that this adapter is written for; a newer SDK must not change it by itself. */
const apiVersion = '2026-10-28.endive';

/** Where another server stands in for the provider's, and how long it may be silent; production has neither. */
export type StripePlace = { address?: URL | null; timeout?: number; retries?: number };

/** The provider's own SDK: repeats what got no answer under the same key, and tells nobody how long things took. */
export function openClient(secretKey: string, { address, timeout, retries }: StripePlace): Stripe {
  return new Stripe(secretKey, {
    apiVersion,
    timeout: timeout ?? 20_000,
    maxNetworkRetries: retries ?? 2,
    telemetry: false,
    appInfo: { name: 'Baulk' },
    ...(address
      ? {
          host: address.hostname,
          port: address.port,
          protocol: address.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  });
}

/** Codes of things that are not there, or not ours any more. */
const gone = new Set(['account_invalid', 'resource_missing']);
/** Codes of calls that another one of the same key or object stands in the way of at this moment. */
const busy = new Set(['idempotency_key_in_use', 'lock_timeout', 'rate_limit']);

function kindOf({ type, code }: Stripe.errors.StripeError): FaultKind {
  if (code !== undefined && busy.has(code)) return 'unavailable';
  if (code !== undefined && gone.has(code)) return 'gone';
  return ['StripeInvalidRequestError', 'StripeIdempotencyError', 'StripeCardError'].includes(type)
    ? 'refused'
    : 'unavailable';
}

/** Asks the provider; what it refuses comes as a kind, for its words may name people and keys. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new ProviderFault(kindOf(error));
    throw error;
  }
}

/** An object as it came: the SDK takes an answer without an error for one, whatever it holds. */
export function whole<T extends { id: string }>(object: T): T {
  // Whoever stands between may answer with a page of its own.
  if (typeof object.id !== 'string' || object.id === '') throw new ProviderFault('unavailable');
  return object;
}
