import type { Handlers } from '#server/http/contract.ts';
import { Refusal } from '#server/http/problem.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { AccountParts } from './accounts.ts';
import {
  answerCardRemoval,
  answerCards,
  answerCardSaving,
  answerCardSetup,
  answerDefaultCard,
} from './cards.ts';
import { answerTransaction, answerTransactions } from './ledger.ts';
import { answerLink } from './linking.ts';
import { answerOffboarding } from './offboarding.ts';
import type { PaymentProvider } from './port.ts';
import { answerReport } from './report.ts';
import { answerStatus } from './status.ts';
import { answerEvent } from './webhook.ts';

type PaymentHandlers = Pick<
  Handlers,
  | 'getStripeStatus'
  | 'createConnectAccountLink'
  | 'deleteStripeAccount'
  | 'receiveProviderEvent'
  | 'listCards'
  | 'createCardSetup'
  | 'saveCard'
  | 'setDefaultCard'
  | 'deleteCard'
  | 'listTransactions'
  | 'getTransaction'
  | 'getPaymentReport'
>;

/** Payments: a club's account with the provider, and what the provider tells (document 001, section 7). */
export function createPaymentHandlers(
  given: Pick<SessionParts, 'db' | 'clock'> & {
    provider: PaymentProvider | null;
    outbox: Outbox;
    configuration: { publicUrl: URL };
  },
): PaymentHandlers {
  const { db, clock, outbox, configuration } = given;
  const open = (): AccountParts & { publicUrl: URL } => {
    if (!given.provider) throw new Refusal('provider_not_configured');
    return { db, clock, outbox, provider: given.provider, publicUrl: configuration.publicUrl };
  };
  return {
    getStripeStatus: (call) => answerStatus(open(), call),
    createConnectAccountLink: (call) => answerLink(open(), call),
    deleteStripeAccount: (call) => answerOffboarding(open(), call),
    receiveProviderEvent: (call) => answerEvent(open(), call),
    listCards: (call) => answerCards(open(), call),
    createCardSetup: (call) => answerCardSetup(open(), call),
    saveCard: (call) => answerCardSaving(open(), call),
    setDefaultCard: (call) => answerDefaultCard(open(), call),
    deleteCard: (call) => answerCardRemoval(open(), call),
    // What was paid can be read where no provider is set up any more.
    listTransactions: (call) => answerTransactions(db, call),
    getTransaction: (call) => answerTransaction({ db, open: () => (given.provider ? open() : null) }, call),
    getPaymentReport: (call) => answerReport(db, call),
  };
}
