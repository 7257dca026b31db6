import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Store } from '#server/database/open.ts';
import { storeEvent } from '#server/payments/inbox.ts';
import { orderRefund } from '#server/payments/refunding.ts';
import { createStripe } from '#server/payments/stripe/provider.ts';
import { testNow } from '#tests/support/database.ts';
import { ownPlace, type Place } from '#tests/support/process.ts';
import { startStripeDouble, stripeSettings, type StripeDouble } from './stripe-double.ts';

const script = join(import.meta.dirname, 'paying-process.ts');
/** Where the product keeps its modules compiled for the next start, which two dozen starts of one script need more. */
const compiled = join(import.meta.dirname, '../../node_modules/.cache/baulk/compiled');
const club = { id: 1, userId: 3 };

let double: StripeDouble;
let place: Place;
let now = testNow;
beforeAll(async () => {
  double = await startStripeDouble();
  place = await ownPlace('demo');
  await within(async ({ db }) => {
    await db.updateTable('clubs').set({ monthly_charge_cents: null, monthly_charge_day: null }).execute();
    const charged = { monthly_charge_cents: 9900, monthly_charge_day: 1 };
    await db.updateTable('clubs').set(charged).where('id', '=', club.id).execute();
    await db.deleteFrom('transactions').execute();
    await db.deleteFrom('payment_accounts').execute();
  });
});
afterAll(async () => {
  await double.close();
  await place.remove();
});

/** Looks at the data, or changes it, while no process has them. */
async function within<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const { DATA_DIR: dataDir = '', DATABASE_URL: url } = place.env;
  const store = await openDatabase({ url, dataDir });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function start(...jobs: string[]) {
  const child = spawn(process.execPath, [script, String(now), double.address.href, ...jobs], {
    env: { ...process.env, ...place.env, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, ended: once(child, 'exit') };
}

/** Lets a process do one job after the other, and end. */
async function run(...jobs: string[]): Promise<void> {
  const { ended } = start(...jobs);
  expect((await ended)[0]).toBe(0);
}

/** Kills a process as soon as the provider has heard it, before or after what it asks for is done. */
async function kill(job: string, line: RegExp, when: 'before' | 'after'): Promise<void> {
  const reached = double.hold(line, when);
  const { child, ended } = start(job);
  await reached;
  child.kill('SIGKILL');
  await ended;
  double.letGo();
}

/** Lets a process have its answer and kills it at that moment, before or after it has written it down. */
async function killAtAnswer(job: string, line: RegExp): Promise<void> {
  const reached = double.hold(line, 'after');
  const { child, ended } = start(job);
  await reached;
  double.letGo();
  child.kill('SIGKILL');
  await ended;
}

/** Kills one process after the other: before what it asks for is done, after it, and at the answer. */
async function killAtEachStep(job: string, line: RegExp): Promise<void> {
  for (const when of ['before', 'after'] as const) {
    await kill(job, line, when);
    now += 6 * 60_000;
  }
  await killAtAnswer(job, line);
  now += 6 * 60_000;
}

describe('C-1.06 a process that is killed', { timeout: 300_000 }, () => {
  it('before an account is made, after it, at its answer and after the link leaves one account', async () => {
    await kill('link', /^POST \/v1\/accounts$/, 'before');
    await kill('link', /^POST \/v1\/accounts$/, 'after');
    await killAtAnswer('link', /^POST \/v1\/accounts$/);
    await kill('link', /^POST \/v1\/account_links$/, 'after');
    await run('link');
    expect(double.count('account')).toBe(1);
    const kept = await within(({ db }) => db.selectFrom('payment_accounts').select('provider_id').execute());
    expect(kept).toEqual([{ provider_id: 'acct_1' }]);
  });

  it('W1 with an event in hand leaves it to the next one, which works it off once', async () => {
    double.handIn('acct_1', 'everything');
    const event = { eventId: 'evt_1', type: 'account.updated', accountId: 'acct_1', objectId: 'acct_1' };
    await within(({ db }) =>
      storeEvent(db, 'stripe', { ...event, isLive: false, madeAt: new Date(now) }, now),
    );
    await kill('events', /^GET \/v1\/accounts\/acct_1$/, 'before');
    now += 61_000;
    await killAtAnswer('events', /^GET \/v1\/accounts\/acct_1$/);
    now += 61_000;
    await run('events');
    const [events, accounts] = await within(({ db }) =>
      Promise.all([
        db.selectFrom('provider_events').select('state').execute(),
        db.selectFrom('payment_accounts').select('standing').execute(),
      ]),
    );
    expect(events).toEqual([{ state: 'done' }]);
    expect(accounts).toMatchObject([{ standing: { canReceive: true } }]);
  });

  it('C-1.07 before a charge is made, after it and at its answer leaves one charge of the month', async () => {
    await within((store) => saveCard(store));
    await killAtEachStep('charges', /^POST \/v1\/payment_intents$/);
    await run('charges', 'charges');
    expect(double.count('payment')).toBe(1);
    const charges = await within(({ db }) =>
      db.selectFrom('transactions').select(['status', 'amount']).execute(),
    );
    expect(charges).toEqual([{ status: 'succeeded', amount: 9900 }]);
  });

  it('A-1.43 before a table is paid, after it and at its answer leaves one payment and one booking', async () => {
    const before = double.count('payment');
    const id = await within((store) => beginPaying(store));
    await killAtEachStep('charges', /^POST \/v1\/payment_intents$/);
    await run('charges', 'charges');
    expect(double.count('payment')).toBe(before + 1);
    const booking = await within(({ db }) =>
      db
        .selectFrom('table_bookings as b')
        .innerJoin('transactions as t', 't.booking_id', 'b.id')
        .select(['b.status', 'b.pay_by', 't.status as payment'])
        .where('b.id', '=', id)
        .execute(),
    );
    expect(booking).toEqual([{ status: 'booked', pay_by: 'card', payment: 'succeeded' }]);
  });

  it('A-1.43 before a move is paid, after it and at its answer leaves one payment and one moved booking', async () => {
    const before = double.count('payment');
    const { id, keptId } = await within((store) => beginMove(store));
    await killAtEachStep('charges', /^POST \/v1\/payment_intents$/);
    await run('charges', 'charges');
    expect(double.count('payment')).toBe(before + 1);
    const bookings = await within(({ db }) =>
      db
        .selectFrom('table_bookings')
        .select(['id', 'status', 'price', 'starts_at'])
        .where('id', 'in', [id, keptId])
        .orderBy('id')
        .execute(),
    );
    const [moved, kept] = bookings;
    expect(bookings).toMatchObject([
      { id, status: 'booked', price: 1800 },
      { id: keptId, status: 'moved', price: 1800 },
    ]);
    expect(moved?.starts_at).toEqual(kept?.starts_at);
    const payments = await within(({ db }) =>
      db.selectFrom('transactions').select(['amount', 'status']).where('booking_id', '=', id).execute(),
    );
    expect(payments).toEqual([{ amount: 600, status: 'succeeded' }]);
  });

  it('before a refund is made, after it and at its answer leaves one refund of the payment', async () => {
    await within(async ({ db }) => {
      const charge = db.selectFrom('transactions').select('id').where('kind', '=', 'clubCharge');
      const { id } = await charge.executeTakeFirstOrThrow();
      await orderRefund(db, { transactionId: id, amount: 4900, key: 'half', at: new Date(now) });
    });
    await killAtEachStep('refunds', /^POST \/v1\/refunds$/);
    await run('refunds', 'refunds');
    expect(double.count('refund')).toBe(1);
    const refunds = await within(({ db }) =>
      db
        .selectFrom('transactions')
        .innerJoin('transaction_refunds as r', 'r.transaction_id', 'transactions.id')
        .select(['r.state', 'refunded', 'status'])
        .execute(),
    );
    expect(refunds).toEqual([{ state: 'succeeded', refunded: 4900, status: 'succeeded' }]);
  });
});

/** A table that somebody is paying by card, written down before the provider has heard of it. */
async function beginPaying(store: Store): Promise<number> {
  const id = await insertBooking(store, { status: 'paying' });
  await insertPayment(store, { id, amount: 1200 });
  return id;
}

/** A paid booking whose move to a dearer time its player is paying, written down as well. */
async function beginMove(store: Store): Promise<{ id: number; keptId: number }> {
  const id = await insertBooking(store, { status: 'booked', day: 101 });
  const keptId = await insertBooking(store, { status: 'paying', day: 102, moves: id });
  await insertPayment(store, { id: keptId, amount: 600 });
  return { id, keptId };
}

type Wish = { status: 'paying' | 'booked'; day?: number; moves?: number };

/** An hour at a table for 1200, or an hour and a half for 1800 to which another booking goes. */
async function insertBooking({ db }: Store, { status, day = 100, moves }: Wish): Promise<number> {
  const { id: tableId } = await db
    .selectFrom('club_tables')
    .select('id')
    .where('club_id', '=', club.id)
    .executeTakeFirstOrThrow();
  const halfHour = 1_800_000;
  const starts = Math.ceil((now + day * 86_400_000) / halfHour) * halfHour;
  const { id } = await db
    .insertInto('table_bookings')
    .values({
      club_id: club.id,
      table_id: tableId,
      kind: 'play',
      status,
      paying_until: status === 'paying' ? new Date(now + 86_400_000) : null,
      starts_at: new Date(starts),
      ends_at: new Date(starts + (moves === undefined ? 2 : 3) * halfHour),
      local_start: '2026-12-01T15:00',
      zone: 'America/New_York',
      user_id: club.userId,
      price: moves === undefined ? 1200 : 1800,
      currency: 'USD',
      pay_by: 'card',
      moves_id: moves ?? null,
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertPayment({ db }: Store, { id, amount }: { id: number; amount: number }): Promise<void> {
  const at = new Date(now);
  const { customer_id: customerId, card_id: cardId } = await db
    .selectFrom('payment_customers as p')
    .innerJoin('payment_cards as c', 'c.user_id', 'p.user_id')
    .select(['p.customer_id', 'c.card_id'])
    .executeTakeFirstOrThrow();
  const { id: transactionId } = await db
    .insertInto('transactions')
    .values({
      ref: `booking-${id}`,
      kind: 'memberPayment',
      purpose: 'booking',
      booking_id: id,
      status: 'processing',
      amount,
      currency: 'USD',
      club_id: club.id,
      user_id: club.userId,
      description: 'Table 1',
      provider: 'stripe',
      customer_id: customerId,
      card_id: cardId,
      sent_at: at,
      due_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('table_bookings')
    .set({ transaction_id: transactionId })
    .where('id', '=', id)
    .execute();
}

async function saveCard({ db }: Store): Promise<void> {
  const provider = createStripe(stripeSettings(double.address));
  const customerId = await provider.createCustomer({ key: 'payer', email: 'p@b.example', name: 'P' });
  const page = 'http://baulk.test/';
  const { setupId } = await provider.createCardSetup({
    key: 'setup',
    customerId,
    currency: 'USD',
    returnUrl: page,
    cancelUrl: page,
  });
  double.takeCard(setupId, 'good');
  const { card } = await provider.fetchCardSetup(setupId);
  if (!card) throw new Error('There is no card.');
  const of = { user_id: club.userId, provider: 'stripe', created_at: new Date(now) };
  await db
    .insertInto('payment_customers')
    .values({ ...of, email: 'p@b.example', name: 'P', customer_id: customerId })
    .execute();
  await db
    .insertInto('payment_cards')
    .values({
      ...of,
      card_id: card.cardId,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      is_default: true,
    })
    .execute();
}
