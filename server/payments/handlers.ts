import type { Handlers } from '#server/contract.ts';
import { Refusal } from '#server/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { AccountParts } from './accounts.ts';
import { answerLink } from './linking.ts';
import { answerOffboarding } from './offboarding.ts';
import type { PaymentProvider } from './port.ts';
import { answerStatus } from './status.ts';
import { answerEvent } from './webhook.ts';

type PaymentHandlers = Pick<
  Handlers,
  'getStripeStatus' | 'createConnectAccountLink' | 'deleteStripeAccount' | 'receiveProviderEvent'
>;

/** Payments: a club's account with the provider, and what the provider tells (document 001, section 7). */
export function createPaymentHandlers(
  given: Pick<SessionParts, 'db' | 'clock'> & {
    provider: PaymentProvider | null;
    configuration: { publicUrl: URL };
  },
): PaymentHandlers {
  const { db, clock, configuration } = given;
  const open = (): AccountParts & { publicUrl: URL } => {
    if (!given.provider) throw new Refusal('provider_not_configured');
    return { db, clock, provider: given.provider, publicUrl: configuration.publicUrl };
  };
  return {
    getStripeStatus: (call) => answerStatus(open(), call),
    createConnectAccountLink: (call) => answerLink(open(), call),
    deleteStripeAccount: (call) => answerOffboarding(open(), call),
    receiveProviderEvent: (call) => answerEvent(open(), call),
  };
}
