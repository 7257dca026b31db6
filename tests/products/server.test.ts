import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let club: TestClient;
beforeAll(async () => {
  server = await startServer();
  club = server.client();
  await club.signIn('club@baulk.example');
});
afterAll(() => server.close());

const clubId = 1;
let count = 0;
/** Another tariff of the club. */
async function made(more: object = {}): Promise<{ id: number; name: string }> {
  count += 1;
  const name = `Tariff ${count}`;
  const { status, body } = await club.post('/product', { clubId, type: 'time', name, ...more });
  expect(status).toBe(201);
  return { id: Number(body['id']), name };
}

const noCondition = { weekdays: null, fromHalf: null, toHalf: null, firstDay: null, lastDay: null };
const base = { name: 'Base price', hourly: 1200, ...noCondition };
const happyHour = { ...base, name: 'Happy hour', hourly: 800, weekdays: 31, fromHalf: 28, toHalf: 34 };
const pricesOf = async (id: number) => (await club.get(`/product/${id}/price/time`)).body;
const price = (id: number, rows: object[], seen?: string) =>
  club.put(
    `/product/${id}/price/time`,
    { rows },
    { headers: seen === undefined ? {} : { 'if-match': seen } },
  );
const list = async (query = '') => (await club.get(`/product?limit=100${query}`)).body['rows'] as Row[];
type Row = { productId: number; name: string; base: number | null; tables: number; version: string };
const one = async (id: number) => (await club.get(`/product/${id}`)).body as unknown as Row;

describe('what a club sells', () => {
  it('A-1.46 is listed by name, with the base price and the tables that have it', async () => {
    const rows = await list();
    expect(rows.map(({ name }) => name.toLowerCase())).toEqual(
      rows.map(({ name }) => name.toLowerCase()).toSorted(),
    );
    const pool = rows.find(({ name }) => name === 'Pool');
    expect(pool).toMatchObject({ base: 1200, currency: 'USD', type: 'time' });
    expect(pool?.tables).toBeGreaterThan(0);
    expect((await list('&search=NOOK')).map(({ name }) => name)).toEqual(['Snooker']);
    expect((await list(`&search=${encodeURIComponent('nóok')}`)).map(({ name }) => name)).toEqual([
      'Snooker',
    ]);
    expect(await list('&search=darts')).toEqual([]);
  });

  it('has each name once, whether it is added or changed, until it is sold no more', async () => {
    const { id, name } = await made();
    const other = await made();
    const again = await club.post('/product', { clubId, type: 'time', name: name.toUpperCase() });
    expect([again.status, again.body['code']]).toEqual([409, 'product_name_taken']);
    const renamed = await club.put(`/product/${other.id}`, { name });
    expect([renamed.status, renamed.body['code']]).toEqual([409, 'product_name_taken']);
    expect((await club.delete(`/product/${id}`)).status).toBe(200);
    expect((await club.put(`/product/${other.id}`, { name })).status).toBe(200);
    expect((await list('&archived=true')).map(({ productId }) => productId)).toContain(id);
    expect((await list()).map(({ productId }) => productId)).not.toContain(id);
  });

  it('keeps what is left out of a change and loses what is emptied', async () => {
    const { id } = await made({ description: 'On the ground floor' });
    await club.put(`/product/${id}`, { name: 'Ground floor' });
    expect(await one(id)).toMatchObject({
      name: 'Ground floor',
      description: 'On the ground floor',
      version: '2',
    });
    await club.put(`/product/${id}`, { name: 'Ground floor', description: ' ' });
    expect(await one(id)).toMatchObject({ description: null });
    const late = await club.put(`/product/${id}`, { name: 'x' }, { headers: { 'if-match': '1' } });
    expect([late.status, late.body['code']]).toEqual([412, 'changed_meanwhile']);
  });

  it('C3 sent twice under one key is one product', async () => {
    const headers = { 'idempotency-key': 'a-tariff' };
    const send = () => club.post('/product', { clubId, type: 'time', name: 'Sent twice' }, { headers });
    const answers = await Promise.all([send(), send()]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers[0]?.status).toBe(201);
  });

  it('is not sold less while tables have it as their tariff', async () => {
    const { id } = await made();
    const table = await club.post('/table', { clubId, number: 700, gameTypes: [], tariffId: id });
    expect((await club.delete(`/product/${id}`)).body['code']).toBe('tariff_in_use');
    const freed = await club.put('/table', {
      clubId,
      tableId: table.body['id'],
      tariffId: null,
      isBookable: false,
    });
    expect(freed.status).toBe(200);
    expect((await club.delete(`/product/${id}`)).status).toBe(200);
    const gone = await club.put('/table', { clubId, tableId: table.body['id'], tariffId: id });
    expect(gone.status).toBe(404);
  });

  it('of another club is as if it were not there, for its tables too', async () => {
    const other = await server.store.db
      .insertInto('products')
      .values({ club_id: 2, type: 'time', category: 'time', name: 'Theirs', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await club.put(`/product/${other.id}`, { name: 'Ours' })).status).toBe(404);
    expect((await club.delete(`/product/${other.id}`)).status).toBe(404);
    expect((await price(other.id, [base])).status).toBe(404);
    expect((await club.post('/product', { clubId: 2, type: 'time', name: 'Ours' })).status).toBe(404);
    const table = { clubId, number: 701, gameTypes: [], tariffId: other.id };
    expect((await club.post('/table', table)).status).toBe(404);
  });
});

describe('what an hour at a table costs', () => {
  let id = 0;
  beforeEach(async () => {
    ({ id } = await made());
  });

  it('A-1.42 is an ordered list that ends with the base price', async () => {
    expect(await pricesOf(id)).toMatchObject({
      rows: [],
      currency: 'USD',
      zone: 'America/New_York',
      version: '0',
    });
    expect((await price(id, [happyHour, base], '0')).status).toBe(200);
    expect(await pricesOf(id)).toMatchObject({ rows: [happyHour, base], version: '1' });
    expect(await one(id)).toMatchObject({ base: 1200 });
  });

  it('keeps what it was for what was agreed before it changed', async () => {
    await price(id, [happyHour, base]);
    server.pass(60);
    await price(id, [{ ...happyHour, hourly: 900 }, base]);
    const kept = await server.store.db
      .selectFrom('price_rules')
      .select(['hourly', 'retired_at'])
      .where('product_id', '=', id)
      .orderBy('id')
      .execute();
    expect(kept.map(({ hourly, retired_at }) => [hourly, retired_at === null])).toEqual([
      [800, false],
      [1200, true],
      [900, true],
    ]);
  });

  it('C4 of two that have read one version, the second is told so', async () => {
    const answers = await Promise.all([1000, 1100].map((hourly) => price(id, [{ ...base, hourly }], '0')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it.each([
    ['without a base price', [happyHour], 'price_base'],
    ['with the base price first', [base, happyHour], 'price_base'],
    ['with two base prices', [base, base], 'price_base'],
    ['with a beginning and no end', [{ ...happyHour, toHalf: null }, base], 'price_hours'],
    ['of no price at all', [], 'invalid_request'],
    ['with a price below nothing', [{ ...base, hourly: -5 }], 'invalid_request'],
    ['with a fraction of a cent', [{ ...base, hourly: 1.005 }], 'invalid_request'],
    ['with ten digits', [{ ...base, hourly: 1_000_000_000 }], 'invalid_request'],
    ['on no weekday', [{ ...happyHour, weekdays: 0 }, base], 'invalid_request'],
    ['at the 49th half hour', [{ ...happyHour, toHalf: 48 }, base], 'invalid_request'],
    [
      'that ends before it begins',
      [{ ...happyHour, firstDay: '2027-05-02', lastDay: '2027-05-01' }, base],
      'invalid_request',
    ],
    ['without a name', [{ ...base, name: ' ' }], 'invalid_request'],
  ])('refuses a list %s, and stores nothing', async (_what, rows, code) => {
    await price(id, [base]);
    const { status, body } = await price(id, rows);
    expect([status, body['code']]).toEqual([400, code]);
    expect(await pricesOf(id)).toMatchObject({ rows: [base], version: '1' });
  });

  it('is typed again where the currency of the club has changed', async () => {
    await price(id, [base]);
    const { db } = server.store;
    await db.updateTable('clubs').set({ currency: 'EUR' }).where('id', '=', clubId).execute();
    expect(await pricesOf(id)).toMatchObject({ rows: [], currency: 'EUR' });
    expect(await one(id)).toMatchObject({ base: null });
    await db.updateTable('clubs').set({ currency: 'USD' }).where('id', '=', clubId).execute();
  });
});
