import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { expectSums } from './sums.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const people = {} as Record<'club' | 'club2' | 'player' | 'owner', TestClient>;
let userId = 0;
let tableId = 0;
beforeAll(async () => {
  server = await startServer();
  for (const name of ['club', 'club2', 'player', 'owner'] as const) {
    people[name] = server.client();
    await people[name].signIn(`${name}@baulk.example`);
  }
  const { db } = server.store;
  const player = db.selectFrom('users').select('id').where('email', '=', 'player@baulk.example');
  userId = (await player.executeTakeFirstOrThrow()).id;
  const pool = db
    .selectFrom('club_tables as t')
    .innerJoin('products as p', 'p.id', 't.tariff_id')
    .select('t.id')
    .where('t.club_id', '=', 1)
    .where('p.name', '=', 'Pool')
    .where('t.is_bookable', '=', true)
    .where('t.is_out_of_order', '=', false);
  tableId = (await pool.executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await expectSums(server.store);
  await server.close();
});

beforeEach(async () => {
  await passTo('2026-11-20T18:00:00Z');
  const { db } = server.store;
  await db.deleteFrom('table_bookings').execute();
  await db.deleteFrom('limits').execute();
  await setBalance(0);
  await overdraft(0);
});

async function passTo(instant: string): Promise<void> {
  server.pass((Date.parse(instant) - server.clock.now()) / 1_000);
  const now = server.clock.now();
  await server.store.db
    .updateTable('sessions')
    .set({ active_at: new Date(now), expires_at: new Date(now + 86_400_000), idle_seconds: 86_400 })
    .execute();
}

const clubId = 1;
const book = (more: object = {}, { client = people.club, key = '' } = {}) =>
  client.post(
    '/credit/entry',
    { clubId, userId, kind: 'cashIn', amount: 1000, reason: 'Cash at the desk', ...more },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const overdraft = (most: number, client = people.club) =>
  client.put('/credit/overdraft', { clubId, userId, overdraft: most });
async function balance(): Promise<number> {
  const { body } = await people.player.get(`/credit?clubId=${clubId}`);
  return (body['rows'] as { balance: number }[])[0]?.balance ?? 0;
}
async function setBalance(to: number): Promise<void> {
  const amount = to - (await balance());
  if (amount !== 0)
    expect((await book({ kind: 'adjustment', amount, reason: 'For a test' })).status).toBe(201);
}

const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('America/New_York').toInstant().toString();
const wednesday = at('2026-11-25T16:00');
/** Holds two hours for 2000 and pays them by credit. */
async function pay(startsAt = wednesday) {
  const held = await people.player.post('/booking/hold', { tableId, startsAt, slots: 4 });
  expect([held.status, held.body['code']]).toEqual([201, undefined]);
  const id = Number(held.body['bookingId']);
  return { id, ...(await people.player.post(`/booking/${id}/confirm`, { payBy: 'credit' })) };
}
const post = (id: number, what: string, body?: object, client = people.club) =>
  client.post(`/booking/${id}/${what}`, body);

describe('the credit of a member', () => {
  it('A-1.51 is taken in, paid out and corrected by the club, each with its reason, and read by both', async () => {
    await book({ amount: 5000 });
    await book({ kind: 'payOut', amount: 1500, reason: 'Paid out in cash' });
    expect((await book({ kind: 'adjustment', amount: -500, reason: 'Typed twice' })).body).toMatchObject({
      balance: 3000,
      message: 'The credit is USD 30.00 now.',
    });
    for (const client of [people.player, people.club]) {
      const { body } = await client.get(`/credit/entry?clubId=${clubId}&userId=${userId}&limit=3`);
      expect(body['rows']).toMatchObject([
        { kind: 'adjustment', amount: -500, balanceAfter: 3000, reason: 'Typed twice', currency: 'USD' },
        { kind: 'payOut', amount: -1500, balanceAfter: 3500 },
        { kind: 'cashIn', amount: 5000, balanceAfter: 5000 },
      ]);
    }
    const others = (await people.club2.get('/credit?limit=100')).body['rows'] as {
      club: { clubId: number };
    }[];
    expect(others.filter(({ club }) => club.clubId === clubId)).toEqual([]);
    await expectSums(server.store);
  });

  it('goes down to nothing, or to what the club lets them owe; what is lent is not paid out', async () => {
    await setBalance(500);
    const missing = await book({ kind: 'adjustment', amount: -501, reason: 'Too much' });
    expect([missing.status, missing.body['message']]).toEqual([
      409,
      'There is not enough credit: USD 0.01 are missing.',
    ]);
    expect((await overdraft(2000)).status).toBe(200);
    for (const [amount, missing] of [
      [501, 'USD 0.01'],
      [3000, 'USD 25.00'],
    ] as const) {
      expect((await book({ kind: 'payOut', amount, reason: 'Too much' })).body).toMatchObject({
        code: 'credit_low',
        message: `There is not enough credit: ${missing} are missing.`,
      });
    }
    expect((await book({ kind: 'adjustment', amount: -501, reason: 'Allowed' })).body['balance']).toBe(-1);
    expect((await overdraft(0)).status).toBe(400);
    await setBalance(0);
  });

  it('is spent once, however many devices spend it at a time', async () => {
    await setBalance(1000);
    const spend = () => book({ kind: 'payOut', amount: 600, reason: 'At two desks' });
    const answers = await Promise.all([spend(), spend(), spend()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await balance()).toBe(400);
  });

  it('C3 is booked once under one key', async () => {
    const answers = await Promise.all([book({}, { key: 'a' }), book({}, { key: 'a' })]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await balance()).toBe(1000);
  });

  it.each([
    ['without a reason', { reason: ' ' }, 'reason_missing'],
    ['of nothing', { amount: 0 }, 'invalid_request'],
    ['below nothing where it is put in', { amount: -5 }, 'invalid_request'],
    ['for somebody who is no member', { userId: 1 }, 'invalid_request'],
  ])('takes no entry %s', async (_what, more, code) => {
    expect((await book(more)).body['code']).toBe(code);
    expect(await balance()).toBe(0);
  });

  it('stays when they leave the club: it is paid out, and nothing more is put in', async () => {
    await setBalance(1000);
    const own = server.store.db
      .updateTable('club_members')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId);
    await own.set({ status: 'requested', member_since: null }).execute();
    const out = (amount: number) => book({ kind: 'payOut', amount, reason: 'Paid out in cash' });
    const answers = [await book(), await out(1001), await out(1000), await out(1)];
    await own.set({ status: 'member', member_since: new Date() }).execute();
    expect(answers.map(({ status, body }) => [status, body['code'] ?? body['balance']])).toEqual([
      [400, 'invalid_request'],
      [409, 'credit_low'],
      [201, 0],
      [400, 'invalid_request'],
    ]);
  });

  it('A-1.51 is listed by the club for every member, and for who has left as long as something is there', async () => {
    const { db } = server.store;
    const listed = async (search: string) => {
      const { body } = await people.club.get(`/credit?clubId=${clubId}&search=${encodeURIComponent(search)}`);
      return body['rows'];
    };
    const account = { club: { clubId }, currency: 'USD', overdraft: 0 };
    const without = await db
      .selectFrom('club_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .leftJoin('credit_accounts as a', (join) =>
        join.onRef('a.user_id', '=', 'm.user_id').onRef('a.club_id', '=', 'm.club_id'),
      )
      .select(['u.id', 'u.last_name'])
      .where('m.club_id', '=', clubId)
      .where('m.status', '=', 'member')
      .where('m.role', '=', 5)
      .where('a.user_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(await listed(without.last_name)).toContainEqual(
      expect.objectContaining({ isMember: true, balance: 0, overdraft: 0, currency: 'USD' }),
    );
    await setBalance(1000);
    const own = db.updateTable('club_members').where('club_id', '=', clubId).where('user_id', '=', userId);
    await own.set({ status: 'requested', member_since: null }).execute();
    const gone = await listed('Montoya');
    await book({ kind: 'payOut', amount: 1000, reason: 'Paid out in cash' });
    const paidOut = await listed('Montoya');
    await own.set({ status: 'member', member_since: new Date() }).execute();
    expect(gone).toMatchObject([{ ...account, user: { userId }, isMember: false, balance: 1000 }]);
    expect(paidOut).toEqual([]);
    expect((await people.player.get('/credit')).body).toMatchObject({
      rows: [{ isMember: true, balance: 0 }],
    });
  });

  it('is nobody’s to book but the club’s, and its entries are never rewritten', async () => {
    expect((await book({}, { client: people.player })).status).toBe(403);
    expect((await book({}, { client: people.club2 })).status).toBe(404);
    expect((await overdraft(5, people.club2)).status).toBe(404);
    await book();
    const { db } = server.store;
    await expect(db.deleteFrom('credit_entries').execute()).rejects.toMatchObject({ code: '23514' });
    await expect(db.updateTable('credit_entries').set({ amount: 1 }).execute()).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('S6 the audit is told who booked what and why', async () => {
    await book({ reason: 'Cash on Friday' });
    const { body } = await people.owner.get('/audit?kind=credit&limit=1000');
    const rows = body['rows'] as { operation: string; changes: { field: string; after: string }[] }[];
    const told = rows.filter(({ changes }) =>
      changes.some(({ field, after }) => field === 'reason' && after === 'Cash on Friday'),
    );
    expect(told.map(({ operation }) => operation)).toEqual(['addCreditEntry']);
  });
});

describe('a booking paid by credit', () => {
  it('takes its price from the credit, or is still held where that does not suffice', async () => {
    await setBalance(1999);
    const low = await pay();
    expect([low.status, low.body['message']]).toEqual([
      409,
      'There is not enough credit: USD 0.01 are missing.',
    ]);
    await setBalance(2500);
    const paid = await people.player.post(`/booking/${low.id}/confirm`, { payBy: 'credit' });
    expect(paid.body).toMatchObject({
      status: 'booked',
      payBy: 'credit',
      ifCancelledNow: { fee: 0, refund: 2000 },
    });
    expect(await balance()).toBe(500);
    await people.player.post(`/booking/${low.id}/confirm`, { payBy: 'credit' });
    expect(await balance()).toBe(500);
  });

  it('is not taken where the club wants to be paid at the table', async () => {
    await setBalance(2000);
    const body = { rules: { ...usualRules, pay: 'atClub' }, hours: [], exceptions: [] };
    await people.club.put('/schedule/club/1/rules', body);
    expect((await pay()).body['code']).toBe('payment_not_offered');
    await people.club.put('/schedule/club/1/rules', { ...body, rules: usualRules });
    expect(await balance()).toBe(2000);
  });

  it('gives back all of it while cancelling is free, and all but the fee later', async () => {
    await setBalance(4000);
    const early = await pay();
    await post(early.id, 'cancel', { fee: 0 }, people.player);
    expect(await balance()).toBe(4000);
    const late = await pay();
    await passTo('2026-11-25T20:00:00Z');
    expect((await post(late.id, 'cancel', { fee: 1000 }, people.player)).status).toBe(200);
    expect(await balance()).toBe(3000);
    expect((await people.club.get(`/booking/${late.id}`)).body).toMatchObject({
      fee: 1000,
      isFeeOwed: false,
    });
  });

  it('costs or gives back the difference when it is moved', async () => {
    await setBalance(2600);
    const { id } = await pay();
    const move = (startsAt: string, slots: number) =>
      people.player.put(`/booking/${id}`, { tableId, startsAt, slots });
    expect((await move(at('2026-11-25T18:00'), 4)).body['difference']).toBe(400);
    expect(await balance()).toBe(200);
    expect((await move(at('2026-11-25T18:00'), 6)).body['code']).toBe('credit_low');
    expect((await move(at('2026-11-25T14:00'), 2)).body['difference']).toBe(-1600);
    expect(await balance()).toBe(1800);
  });

  it('to which nobody came keeps the fee of its terms, and is paid again by who arrives late', async () => {
    const body = { rules: { ...usualRules, noShowFeeBp: 2500 }, hours: [], exceptions: [] };
    await people.club.put('/schedule/club/1/rules', body);
    await setBalance(2000);
    const { id } = await pay();
    await people.club.put('/schedule/club/1/rules', { ...body, rules: usualRules });
    await passTo(at('2026-11-25T16:20'));
    expect((await post(id, 'no-show')).body).toMatchObject({ status: 'noShow', fee: 500, isFeeOwed: false });
    expect(await balance()).toBe(1500);
    expect((await post(id, 'arrived')).body).toMatchObject({ status: 'checkedIn', fee: null });
    expect(await balance()).toBe(0);
  });

  it('pays the fee of one that was to be paid at the club, where it suffices', async () => {
    const held = await people.player.post('/booking/hold', { tableId, startsAt: wednesday, slots: 4 });
    const id = Number(held.body['bookingId']);
    await people.player.post(`/booking/${id}/confirm`, { payBy: 'atClub' });
    await setBalance(1200);
    await passTo('2026-11-25T20:00:00Z');
    await post(id, 'cancel', { fee: 1000 }, people.player);
    expect(await balance()).toBe(200);
    expect((await people.club.get(`/booking/${id}`)).body).toMatchObject({ fee: 1000, isFeeOwed: false });
  });
});
