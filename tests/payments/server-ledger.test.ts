import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '#tests/support/server.ts';
import { openBank, type Bank } from './connecting.ts';

type Row = {
  ref: string;
  kind: string;
  status: string;
  direction: string;
  amount: number;
  fee: number;
  currency: string;
  club: { clubId: number } | null;
  user: { userId: number } | null;
  createdAt: string;
};

let bank: Bank;
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  bank = await openBank();
  for (const name of ['owner', 'club', 'club2', 'player', 'guest']) {
    const client = bank.server.client();
    await client.signIn(`${name}@baulk.example`);
    clients.set(name, client);
  }
});
afterAll(() => bank.server.close());

const as = (name: string): TestClient => {
  const client = clients.get(name);
  if (!client) throw new Error(`Nobody is ${name}.`);
  return client;
};
const list = async (name: string, query = '') => {
  const { status, body } = await as(name).get(`/transaction?limit=1000${query}`);
  expect(status).toBe(200);
  return body as { rows: Row[]; total: number; totals: Record<string, number | string>[] };
};

async function add(more: object = {}): Promise<string> {
  const ref = `test-${Math.random().toString(36).slice(2)}`;
  await bank.server.store.db
    .insertInto('transactions')
    .values({
      ref,
      kind: 'memberPayment',
      status: 'succeeded',
      amount: 1000,
      fee: 55,
      currency: 'USD',
      club_id: 1,
      user_id: 5,
      description: 'Practice table',
      created_at: new Date(bank.server.clock.now()),
      settled_at: new Date(bank.server.clock.now()),
      ...more,
    })
    .execute();
  return ref;
}

describe('A-1.53, A-6.15 the ledger', () => {
  it('shows the association all, a club its own, and a player what was paid by them', async () => {
    const all = await list('owner');
    expect(all.total).toBeGreaterThan(200);
    const own = await list('club');
    expect(new Set(own.rows.map(({ club }) => club?.clubId))).toEqual(new Set([1]));
    expect(own.total).toBe(all.rows.filter(({ club }) => club?.clubId === 1).length);
    const paid = await list('player');
    expect(new Set(paid.rows.map(({ user }) => user?.userId))).toEqual(new Set([5]));
    expect((await list('guest')).total).toBe(0);
  });

  it.each(['all', 'clubs', 'members', 'platform', 'sponsored'])(
    'has rows in the part %s of the demo',
    async (scope) => {
      expect((await list('owner', `&scope=${scope}`)).total).toBeGreaterThan(0);
    },
  );

  it('A2 is closed to a club for another one, whatever is asked', async () => {
    expect((await list('club2', '&clubId=1')).total).toBe(0);
    const ref = await add();
    const [other, none] = [
      await as('club2').get(`/transaction/${ref}`),
      await as('club2').get('/transaction/none-such'),
    ];
    expect([other.status, other.body['message']]).toEqual([404, none.body['message']]);
    expect((await as('guest').get(`/transaction/${ref}`)).status).toBe(404);
    expect((await as('player').get(`/transaction/${ref}`)).body).toMatchObject({ ref, direction: 'out' });
    expect((await as('club').get(`/transaction/${ref}`)).body).toMatchObject({ ref, direction: 'in' });
  });

  it('sums up what has really been paid, by currency and over all pages', async () => {
    const { rows, totals } = await list('owner');
    const page = await as('owner').get('/transaction?limit=10&pageNumber=2');
    expect(page.body).toMatchObject({ totals, total: rows.length });
    expect((page.body['rows'] as Row[]).map(({ ref }) => ref)).toEqual(
      rows.slice(10, 20).map(({ ref }) => ref),
    );
    for (const { currency, amount, count } of totals) {
      const paid = rows.filter((row) => row.currency === currency && row.status === 'succeeded');
      expect([amount, count]).toEqual([paid.reduce((sum, row) => sum + row.amount, 0), paid.length]);
    }
  });

  it('is narrowed by status, kind, days and words, whatever signs are in them', async () => {
    const ref = await add({
      description: 'Práctica 100%_\\ de mesa',
      created_at: new Date('2020-02-29T23:59:59Z'),
    });
    const found = async (query: string) => (await list('owner', query)).rows.map((row) => row.ref);
    expect(await found(`&search=${encodeURIComponent('practica 100%_\\ DE')}`)).toEqual([ref]);
    expect(await found('&from=2020-02-29&to=2020-02-29')).toEqual([ref]);
    expect(await found('&from=2020-02-01&to=2020-02-28')).toEqual([]);
    expect(await found(`&search=${ref}&status=failed`)).toEqual([]);
    expect(await found(`&search=${encodeURIComponent("' or true --")}`)).toEqual([]);
  });

  it('is narrowed by the days of the reader’s own zone, in which its rows are told', async () => {
    const lateInNewYork = await add({ created_at: new Date('2020-03-11T03:30:00Z') });
    const found = async (query: string) => (await list('owner', query)).rows.map((row) => row.ref);
    const zone = '&timeZone=America/New_York';
    expect(await found(`&from=2020-03-10&to=2020-03-10${zone}`)).toEqual([lateInNewYork]);
    expect(await found(`&from=2020-03-11&to=2020-03-11${zone}`)).toEqual([]);
    expect(await found('&from=2020-03-11&to=2020-03-11')).toEqual([lateInNewYork]);
    const { status, body } = await as('owner').get('/transaction?timeZone=Here/There');
    expect([status, body['code'], Object.keys(body['fields'] as object)]).toEqual([
      400,
      'invalid_request',
      ['timeZone'],
    ]);
  });

  it('A-2.70, A-2.71 reads the truth of a payment that is under way, and keeps it once it is settled', async () => {
    const { provider, server } = bank;
    const customerId = await provider.createCustomer({ key: 'c-1', email: 'a@b.example', name: 'A' });
    const { db } = server.store;
    await db
      .insertInto('sandbox_objects')
      .values({
        id: 'card_good',
        kind: 'card',
        made_by: null,
        body: JSON.stringify({ isDeclined: false, isRemoved: false }),
        created_at: new Date(server.clock.now()),
      })
      .execute();
    const ref = await add({ status: 'processing', settled_at: null, provider: 'sandbox' });
    const payment = await provider.charge({
      key: ref,
      ref,
      amount: 1000,
      currency: 'USD',
      customerId,
      cardId: 'card_good',
      description: 'Practice table',
      destination: null,
    });
    expect((await as('player').get(`/transaction/${ref}`)).body).toMatchObject({ status: 'processing' });
    await bank.deliver();
    await bank.work();
    expect((await as('player').get(`/transaction/${ref}`)).body).toMatchObject({ status: 'succeeded' });
    const late = await add({ status: 'processing', settled_at: null, provider: 'sandbox' });
    await db.updateTable('transactions').set({ payment_id: null }).where('ref', '=', ref).execute();
    await db
      .updateTable('transactions')
      .set({ payment_id: payment.paymentId })
      .where('ref', '=', late)
      .execute();
    expect((await as('player').get(`/transaction/${late}`)).body).toMatchObject({ status: 'succeeded' });
  });

  it('A-2.73 is summed up by day and by month, for the association alone', async () => {
    const report = async (query = '') =>
      (await as('owner').get(`/report/payments${query}`)).body['rows'] as {
        from: string;
        currency: string;
        amount: number;
      }[];
    const months = await report();
    expect(months.every(({ from }) => /^\d{4}-\d{2}-01$/.test(from))).toBe(true);
    const days = await report('?by=day');
    const sum = (rows: typeof months) =>
      rows.filter(({ currency }) => currency === 'USD').reduce((all, { amount }) => all + amount, 0);
    expect(sum(days)).toBe(sum(months));
    expect(days.length).toBeGreaterThan(months.length);
    expect((await as('club').get('/report/payments')).status).toBe(403);
  });
});
