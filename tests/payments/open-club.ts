import { chargeClubs } from '#server/payments/billing.ts';
import { ProviderFault, type PaymentProvider } from '#server/payments/port.ts';
import { sendRefunds } from '#server/payments/refunding.ts';
import { changeAccount } from '#server/payments/sandbox/accounts.ts';
import { settleSetup, testCardOf } from '#server/payments/sandbox/cards.ts';
import { findObject } from '#server/payments/sandbox/objects.ts';
import { createSandbox } from '#server/payments/sandbox/provider.ts';
import type { TestClient } from '#tests/support/server.ts';
import { openBank, type Bank } from './connecting.ts';

/** Cards of the sandbox, by what becomes of what is charged to them. */
export const cards = {
  works: '4242424242424242',
  worksToo: '5555555555554444',
  declinesLater: '4000000000000341',
  refusesRefunds: '4000000000005126',
  answersLater: '4000000000009060',
} as const;

type Call = 'charge' | 'refund';

/** The demo's Brooklyn club, connected to the sandbox, whose members pay by card. */
export type OpenClub = {
  bank: Bank;
  clubId: 1;
  /** Brings the payments to where a test begins: the club connected, with a fee of so many hundredths of a percent. */
  begin(of?: { basisPoints?: number; fixed?: number }): Promise<void>;
  /** Saves a card for somebody who is signed in. */
  save(client: TestClient, number?: string): Promise<string>;
  /** What the club has got and not given back. */
  share(): Promise<number>;
  /** A round of the worker that sends charges and refunds. */
  work(provider?: PaymentProvider): Promise<void>;
  /** The events on their way come, and are worked off. */
  hear(): Promise<void>;
  count(kind: 'payment' | 'refund'): Promise<number>;
  /** The provider is silent to the server while something is done: the call never came, or its answer is lost. */
  silently<T>(call: Call, effect: 'none' | 'done', work: () => Promise<T>): Promise<T>;
  /** Takes the club off the provider, as its super admin; something happens after the last look at what stands against it. */
  takeOff(client: TestClient, meanwhile?: () => Promise<unknown>): ReturnType<TestClient['delete']>;
  /** The provider closes the account of the club by itself, once what it held is paid out, and tells it later. */
  close(): Promise<void>;
};

/** Opens a server with the sandbox and the club. */
export async function openClub(): Promise<OpenClub> {
  // The server's own provider, of which a test takes single calls away.
  const spoken: { provider: PaymentProvider | null } = { provider: null };
  const bank = await openBank({
    provider: (parts) => (spoken.provider = { ...createSandbox(parts) }),
  });
  const { store, clock } = bank.server;
  const { db } = store;
  const now = () => clock.now();
  let accountId = '';
  return {
    bank,
    clubId: 1,
    async begin({ basisPoints = 0, fixed = 0 } = {}) {
      for (const table of [
        'outbox',
        'transactions',
        'member_subscriptions',
        'payment_cards',
        'payment_customers',
        'payment_accounts',
        'sandbox_objects',
        'provider_events',
        'sandbox_events',
        'limits',
      ] as const) {
        await db.deleteFrom(table).execute();
      }
      await db.updateTable('clubs').set({ monthly_charge_cents: null, monthly_charge_day: null }).execute();
      const fee = { platform_fee: String(basisPoints / 100), transaction_fee_cents: fixed };
      await db.updateTable('clubs').set(fee).where('id', '=', 1).execute();
      const prefill = { club: 'Brooklyn', email: null, country: 'US', currency: 'USD' };
      accountId = await bank.provider.createAccount({ key: 'club:1:account:1', clubId: 1, prefill });
      await changeAccount(db, accountId, 'complete', now());
      const at = new Date(now());
      await db
        .insertInto('payment_accounts')
        .values({
          club_id: 1,
          provider: 'sandbox',
          attempt: 1,
          prefill: '{}',
          provider_id: accountId,
          standing: JSON.stringify(await bank.provider.fetchAccount(accountId)),
          fetched_at: at,
          created_at: at,
        })
        .execute();
    },
    async save(client, number = cards.works) {
      const setupId = String((await client.post('/card/setup', undefined)).body['setupId']);
      const card = testCardOf(number);
      if (!card) throw new Error('There is no such test card.');
      await settleSetup(db, setupId, { card, isConfirmed: true }, now());
      return String((await client.post('/card', { setupId, isDefault: true })).body['cardId']);
    },
    share: async () => (await findObject(db, 'account', accountId))?.pending ?? 0,
    async work(provider = bank.provider) {
      const parts = { db, provider, clock: now, outbox: bank.outbox, onFault: () => {} };
      await chargeClubs(parts);
      await sendRefunds(parts);
    },
    async hear() {
      await bank.deliver();
      await bank.work();
    },
    async silently(call, effect, work) {
      const { provider } = spoken;
      if (!provider) throw new Error('The server has no provider.');
      Object.assign(provider, silent(bank.provider, call, effect));
      try {
        return await work();
      } finally {
        Object.assign(provider, bank.provider);
      }
    },
    async count(kind) {
      const rows = await db.selectFrom('sandbox_objects').select('id').where('kind', '=', kind).execute();
      return rows.length;
    },
    async takeOff(client, meanwhile = async () => {}) {
      const { provider } = spoken;
      if (!provider) throw new Error('The server has no provider.');
      provider.hasDispute = async () => {
        await meanwhile();
        return false;
      };
      const answer = await client.delete('/club/1/stripe-account');
      Object.assign(provider, bank.provider);
      return answer;
    },
    async close() {
      await changeAccount(db, accountId, 'payOut', now());
      await bank.provider.deleteAccount(accountId);
    },
  };
}

/** A provider of which one kind of call is not answered: it never came, or its effect is there and its answer is lost. */
export function silent(provider: PaymentProvider, call: Call, effect: 'none' | 'done'): PaymentProvider {
  return {
    ...provider,
    async [call](order: never) {
      if (effect === 'done') await provider[call](order);
      throw new ProviderFault('unavailable');
    },
  };
}
