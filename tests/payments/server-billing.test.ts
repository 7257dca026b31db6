import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargePeriod } from '#domain/payments/billing.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { chargeClubs } from '#server/payments/billing.ts';
import { settleByEvent } from '#server/payments/settling.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import { testSecrets } from '#tests/support/database.ts';
import { openBank, type Bank } from './connecting.ts';

/** The demo's Brooklyn club and who runs it. */
const club = { id: 1, userId: 3 };

let bank: Bank;
let now: number;
const faults: string[] = [];
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.server.close());
beforeEach(async () => {
  now = Date.parse('2026-03-20T12:00:00Z');
  faults.length = 0;
  const { db } = bank.server.store;
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('transactions').execute();
  await db.deleteFrom('payment_cards').execute();
  await db.deleteFrom('payment_customers').execute();
  await db.deleteFrom('sandbox_objects').execute();
  await db.updateTable('clubs').set({ monthly_charge_cents: null, monthly_charge_day: null }).execute();
  await db
    .updateTable('clubs')
    .set({ monthly_charge_cents: 9900, monthly_charge_day: 15 })
    .where('id', '=', club.id)
    .execute();
});

async function saveCard(isDeclined = false): Promise<void> {
  const { db } = bank.server.store;
  const customerId = await bank.provider.createCustomer({ key: 'payer', email: 'p@b.example', name: 'P' });
  await db
    .insertInto('payment_customers')
    .values({
      user_id: club.userId,
      provider: 'sandbox',
      email: 'p@b.example',
      name: 'P',
      customer_id: customerId,
      created_at: new Date(now),
    })
    .execute();
  const id = 'card_of_the_club';
  const body = JSON.stringify({ isDeclined, isRemoved: false });
  await db
    .insertInto('sandbox_objects')
    .values({ id, kind: 'card', made_by: null, body, created_at: new Date(now) })
    .execute();
  await db
    .insertInto('payment_cards')
    .values({
      user_id: club.userId,
      provider: 'sandbox',
      card_id: id,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2029,
      is_default: true,
      created_at: new Date(now),
    })
    .execute();
}

const run = (provider: PaymentProvider = bank.provider): Promise<void> =>
  chargeClubs({
    db: bank.server.store.db,
    provider,
    clock: () => now,
    outbox: createOutbox({ secrets: testSecrets, clock: () => now, mode: 'outbox' }),
    onFault: ({ code }) => faults.push(code),
  });
const charges = () =>
  bank.server.store.db
    .selectFrom('transactions')
    .select(['ref', 'status', 'amount', 'period', 'reason'])
    .where('kind', '=', 'clubCharge')
    .orderBy('ref')
    .execute();
const payments = async (): Promise<number> =>
  (
    await bank.server.store.db
      .selectFrom('sandbox_objects')
      .select('id')
      .where('kind', '=', 'payment')
      .execute()
  ).length;

describe('C-1.07 the monthly charge of a club', () => {
  it('is one a month, however often and by however many it is looked for', async () => {
    await saveCard();
    await Promise.all([run(), run(), run()]);
    for (const day of ['2026-03-21', '2026-03-31', '2026-04-14']) {
      now = Date.parse(`${day}T12:00:00Z`);
      await run();
    }
    expect(await charges()).toMatchObject([{ ref: 'charge-1-2026-03', status: 'succeeded', amount: 9900 }]);
    now = Date.parse('2026-04-15T12:00:00Z');
    await run();
    expect((await charges()).map(({ period }) => period)).toEqual(['2026-03', '2026-04']);
    expect(await payments()).toBe(2);
  });

  it('is one, wherever on the way the server dies', async () => {
    await saveCard();
    const dies = (when: 'before' | 'after'): PaymentProvider => ({
      ...bank.provider,
      async charge(order) {
        if (when === 'after') await bank.provider.charge(order);
        throw new Error('The server dies.');
      },
    });
    await run(dies('before'));
    now += 6 * 60_000;
    await run(dies('after'));
    expect(await charges()).toMatchObject([{ status: 'processing' }]);
    now += 6 * 60_000;
    await run();
    expect(await charges()).toMatchObject([{ status: 'succeeded' }]);
    expect(await payments()).toBe(1);
  });

  it.each([
    ['has it', 'after'],
    ['never heard of it', 'before'],
  ] as const)('is one where the provider %s and has forgotten its key', async (_what, when) => {
    await saveCard();
    const dies: PaymentProvider = {
      ...bank.provider,
      async charge(order) {
        if (when === 'after') await bank.provider.charge(order);
        throw new Error('The server dies.');
      },
    };
    const forgets: PaymentProvider = {
      ...bank.provider,
      charge: (order) => bank.provider.charge({ ...order, key: `${order.key}:forgotten` }),
    };
    await run(dies);
    now += 25 * 3_600_000;
    await run(forgets);
    expect(await payments()).toBe(1);
    expect(await charges()).toMatchObject([{ status: 'succeeded' }]);
  });

  it('waits for a card, and is told as declined where the card is', async () => {
    await run();
    expect(await charges()).toMatchObject([{ status: 'pending' }]);
    await saveCard(true);
    now += 2 * 3_600_000;
    await run();
    expect(await charges()).toMatchObject([{ status: 'failed', reason: 'card_declined' }]);
    now += 2 * 3_600_000;
    await run();
    expect(await payments()).toBe(1);
  });

  const mails = async (): Promise<number> =>
    (
      await bank.server.store.db
        .selectFrom('outbox')
        .select('id')
        .where('template', '=', 'chargeDeclined')
        .execute()
    ).length;
  const days = (count: number): number => count * 86_400_000;

  it('is tried again on day 3 and on day 7 after a decline, once each, and the club is told of each by mail', async () => {
    await saveCard(true);
    const before = await mails();
    await Promise.all([run(), run()]);
    const first = now;
    for (const [day, made] of [
      [2.9, 1],
      [3, 2],
      [6.9, 2],
      [7, 3],
      [8, 3],
      [20, 3],
    ] as const) {
      now = first + days(day);
      await Promise.all([run(), run()]);
      await run();
      expect([day, await payments(), await mails()]).toEqual([day, made, before + made]);
    }
    expect(await charges()).toMatchObject([{ ref: 'charge-1-2026-03', status: 'failed' }]);
  });

  it('that is tried again by another card is paid once, and a late word of the first try changes nothing', async () => {
    await saveCard(true);
    await run();
    const { db } = bank.server.store;
    const { payment_id: declined } = await db
      .selectFrom('transactions')
      .select('payment_id')
      .executeTakeFirstOrThrow();
    const good = JSON.stringify({ isDeclined: false, isRemoved: false });
    await db.updateTable('sandbox_objects').set({ body: good }).where('kind', '=', 'card').execute();
    now += days(3);
    await run();
    const parts = { db, provider: bank.provider, clock: () => now, outbox: bank.outbox };
    expect(await settleByEvent(parts, declined ?? '')).toBe(false);
    now += days(4);
    await run();
    expect(await charges()).toMatchObject([{ status: 'succeeded', reason: null }]);
    expect(await payments()).toBe(2);
  });

  it('tells who looks at the account when it is tried again', async () => {
    await saveCard(true);
    await run();
    const client = bank.server.client();
    await client.signIn('club@baulk.example');
    const { body } = await client.get('/transaction/charge-1-2026-03');
    expect(body).toMatchObject({ status: 'failed', retryAt: new Date(now + days(3)).toISOString() });
  });

  it('is never made for a month that is over', async () => {
    now = Date.parse('2026-04-03T12:00:00Z');
    await run();
    expect(await charges()).toEqual([]);
  });
});

describe('the day of a charge', () => {
  it.each([
    ['2026-03-15T03:59:00Z', 'America/New_York', 15, null],
    ['2026-03-15T04:00:00Z', 'America/New_York', 15, '2026-03'],
    ['2026-02-28T23:00:00Z', 'Pacific/Auckland', 28, null],
    ['2026-12-31T23:59:00Z', 'America/Los_Angeles', 28, '2026-12'],
    ['2027-01-01T07:59:00Z', 'America/Los_Angeles', 1, '2026-12'],
  ])('at %s in %s with day %i is of %s', (at, timeZone, day, period) => {
    expect(chargePeriod(Date.parse(at), { timeZone, day })).toBe(period);
  });

  it('comes once in each month of three years, in every zone', () => {
    for (const timeZone of ['America/New_York', 'Pacific/Honolulu', 'America/Phoenix', 'America/Anchorage']) {
      for (const day of [1, 2, 15, 28]) {
        const found = new Set<string | null>();
        for (let at = Date.UTC(2026, 0, 1, 12); at < Date.UTC(2029, 0, 1); at += 6 * 3_600_000) {
          found.add(chargePeriod(at, { timeZone, day }));
        }
        found.delete(null);
        expect([timeZone, day, found.size]).toEqual([timeZone, day, 36]);
      }
    }
  });
});
