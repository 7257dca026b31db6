import { connectStateOf } from '#domain/payments/standing.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import { changeAccount } from '#server/payments/sandbox/accounts.ts';
import { settleSetup, testCardOf } from '#server/payments/sandbox/cards.ts';
import { createSandbox } from '#server/payments/sandbox/provider.ts';
import { signEvent } from '#server/payments/sandbox/signature.ts';
import type { Store } from '#server/database/store.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';

/** A provider with what only its own people can do. */
export type Stage = {
  provider: PaymentProvider;
  /** Fills in the provider's form for an account. */
  handIn(accountId: string, what: 'everything' | 'noDocument'): Promise<void>;
  setMoney(accountId: string, isThere: boolean): Promise<void>;
  takeCard(setupId: string, is: 'good' | 'declined' | 'declinedLater'): Promise<void>;
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
  };
  return {
    provider: createSandbox(parts),
    async handIn(id, what) {
      await changeAccount(store.db, id, what === 'everything' ? 'complete' : 'lackDocument', clock());
    },
    async setMoney(id, isThere) {
      await changeAccount(store.db, id, isThere ? 'holdMoney' : 'payOut', clock());
    },
    async takeCard(id, is) {
      const card = testCardOf(numbers[is]);
      if (!card) throw new Error('There is no such test card.');
      await settleSetup(store.db, id, { card, isConfirmed: true }, clock());
    },
    sign: (payload, seconds) => signEvent(testSecrets, payload, seconds * 1000),
    close: () => store.close(),
  };
}

export const stateOf = async ({ provider }: Stage, id: string) =>
  connectStateOf(await provider.fetchAccount(id));
