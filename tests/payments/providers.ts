import { Stripe } from 'stripe';
import { connectStateOf } from '#domain/payments/standing.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import { changeAccount } from '#server/payments/sandbox/accounts.ts';
import { settleSetup, testCardOf } from '#server/payments/sandbox/cards.ts';
import { findObject } from '#server/payments/sandbox/objects.ts';
import { createSandbox } from '#server/payments/sandbox/provider.ts';
import { signEvent } from '#server/payments/sandbox/signature.ts';
import { createStripe } from '#server/payments/stripe/provider.ts';
import type { Store } from '#server/database/store.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';
import { startStripeDouble, stripeSettings } from './stripe-double.ts';

/** What becomes of a card: of its saving, of charges, and of what goes back to it. */
export type CardKind = 'good' | 'declined' | 'declinedLater' | 'refusesRefunds';

/** A provider with what only its own people can do. */
export type Stage = {
  provider: PaymentProvider;
  /** Fills in the provider's form for an account. */
  handIn(accountId: string, what: 'everything' | 'noDocument'): Promise<void>;
  setMoney(accountId: string, isThere: boolean): Promise<void>;
  /** A member disputes a payment that was passed on to an account, or someone decides it. */
  setDispute(accountId: string, paymentId: string, isOpen: boolean): Promise<void>;
  takeCard(setupId: string, is: CardKind): Promise<void>;
  /** What of a payment was passed on to an account, and is not taken back. */
  shareOf(paymentId: string, accountId: string): Promise<number>;
  sign(payload: string, seconds: number): string;
  close(): Promise<void>;
};

/** The provider of the house over a database of its own. */
export async function sandboxStage(): Promise<Stage> {
  const store: Store = await testDatabase('empty');
  const clock = () => Date.now();
  const parts = { db: store.db, clock, secrets: testSecrets, publicUrl: new URL('http://baulk.test') };
  const numbers = {
    good: '4242424242424242',
    declined: '4000000000000002',
    declinedLater: '4000000000000341',
    refusesRefunds: '4000000000005126',
  };
  return {
    provider: createSandbox(parts),
    async handIn(id, what) {
      await changeAccount(store.db, id, what === 'everything' ? 'complete' : 'lackDocument', clock());
    },
    async setMoney(id, isThere) {
      await changeAccount(store.db, id, isThere ? 'holdMoney' : 'payOut', clock());
    },
    async setDispute(id, _paymentId, isOpen) {
      await changeAccount(store.db, id, isOpen ? 'dispute' : 'decide', clock());
    },
    async takeCard(id, is) {
      const card = testCardOf(numbers[is]);
      if (!card) throw new Error('There is no such test card.');
      await settleSetup(store.db, id, { card, isConfirmed: true }, clock());
    },
    async shareOf(_paymentId, id) {
      return (await findObject(store.db, 'account', id))?.pending ?? 0;
    },
    sign: (payload, seconds) => signEvent(testSecrets, payload, seconds * 1000),
    close: () => store.close(),
  };
}

/** The real SDK, which speaks to a double of the provider. */
export async function stripeStage(): Promise<Stage> {
  const double = await startStripeDouble();
  const secret = 'whsec_of_the_endpoint_for_accounts';
  const settings = { ...stripeSettings(double.address), webhookSecrets: ['whsec_of_the_platform', secret] };
  return {
    provider: createStripe(settings),
    handIn: async (id, what) => double.handIn(id, what),
    setMoney: async (id, isThere) => double.setMoney(id, isThere ? 2500 : 0),
    setDispute: async (_id, paymentId, isOpen) =>
      double.dispute(paymentId, isOpen ? 'needs_response' : 'won'),
    takeCard: async (id, is) => double.takeCard(id, is),
    async shareOf(paymentId, id) {
      const payment = double.find('payment', paymentId);
      const isFor = JSON.stringify(payment?.['transfer_data']) === JSON.stringify({ destination: id });
      const share = Number(payment?.['amount']) - Number(payment?.['application_fee_amount'] ?? 0);
      return isFor ? share - Number(payment?.['taken_back'] ?? 0) : 0;
    },
    sign: (payload, timestamp) => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    close: () => double.close(),
  };
}

export const stateOf = async ({ provider }: Stage, id: string) =>
  connectStateOf(await provider.fetchAccount(id));
