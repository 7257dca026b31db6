import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { endDueBookings } from '#server/booking/due.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const people = {} as Record<'club' | 'club2' | 'player' | 'other' | 'guest', TestClient>;
const ids = { player: 0, other: 0 };
const tables = { pool: 0, second: 0, walkIn: 0, theirs: 0, tariff: 0 };
beforeAll(async () => {
  server = await startServer();
  const { db } = server.store;
  const idOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  ids.player = await idOf('player@baulk.example');
  ids.other = await idOf('referee@baulk.example');
  await db
    .insertInto('club_members')
    .values({ club_id: 1, user_id: ids.other, status: 'member', role: 5, member_since: new Date() })
    .execute();
  for (const [name, account] of [
    ['club', 'club'],
    ['club2', 'club2'],
    ['player', 'player'],
    ['other', 'referee'],
    ['guest', 'guest'],
  ] as const) {
    people[name] = server.client();
    await people[name].signIn(`${account}@baulk.example`);
  }
  const rows = await db
    .selectFrom('club_tables as t')
    .leftJoin('products as p', 'p.id', 't.tariff_id')
    .select(['t.id', 't.club_id', 'p.name', 't.tariff_id', 't.is_bookable', 't.is_out_of_order'])
    .where('t.club_id', 'in', [1, 2])
    .orderBy('t.id')
    .execute();
  const pool = rows.filter((row) => row.name === 'Pool' && row.is_bookable && !row.is_out_of_order);
  tables.pool = pool[0]?.id ?? 0;
  tables.second = pool[1]?.id ?? 0;
  tables.tariff = pool[0]?.tariff_id ?? 0;
  tables.walkIn = rows.find(({ is_bookable }) => !is_bookable)?.id ?? 0;
  tables.theirs = rows.find(({ club_id }) => club_id === 2)?.id ?? 0;
});
afterAll(() => server.close());

beforeEach(async () => {
  // Each test begins on the Friday of the demo, 13:00 in Brooklyn, with nothing booked.
  await passTo('2026-11-20T18:00:00Z');
  await server.store.db.deleteFrom('table_bookings').execute();
  await server.store.db.deleteFrom('limits').execute();
  await setRules();
});
const setRules = async (more: object = {}) => {
  const body = { rules: { ...usualRules, ...more }, hours: [], exceptions: [] };
  expect((await people.club.put('/schedule/club/1/rules', body)).status).toBe(200);
};

const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('America/New_York').toInstant().toString();
/** Wednesday, five days on; two hours that cost 2000. */
const wednesday = at('2026-11-25T16:00');
/** Goes to an instant, with everybody still signed in. */
const passTo = async (instant: string) => {
  server.pass((Date.parse(instant) - server.clock.now()) / 1_000);
  const now = server.clock.now();
  await server.store.db
    .updateTable('sessions')
    .set({ active_at: new Date(now), expires_at: new Date(now + 86_400_000), idle_seconds: 86_400 })
    .execute();
};

type Wish = { startsAt?: string; slots?: number; tableId?: number };
const wish = ({ startsAt = wednesday, slots = 4, tableId = tables.pool }: Wish = {}) => ({
  tableId,
  startsAt,
  slots,
});
const hold = (more: Wish = {}, { client = people.player, key = '' } = {}) =>
  client.post('/booking/hold', wish(more), key ? { headers: { 'idempotency-key': key } } : {});
const confirm = (id: unknown, { client = people.player, payBy = 'atClub' } = {}) =>
  client.post(`/booking/${String(id)}/confirm`, { payBy });
const booked = async (more: Wish = {}, client = people.player) => {
  const held = await hold(more, { client });
  expect([held.status, held.body['code']]).toEqual([201, undefined]);
  const { status, body } = await confirm(held.body['bookingId'], { client });
  expect([status, body['status']]).toEqual([200, 'booked']);
  return body as { bookingId: number; version: string; price: number };
};
const make = (more: object, client = people.club) =>
  client.post('/booking', { ...wish(), kind: 'play', guestName: 'Ana Paz', ...more });
const read = async (id: number, client = people.club) => (await client.get(`/booking/${id}`)).body;
const statusOf = async (id: unknown) =>
  (
    await server.store.db
      .selectFrom('table_bookings')
      .select('status')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
  ).status;
const plan = async (client: TestClient, date = '2026-11-25') =>
  (await client.get(`/schedule/club/1?date=${date}`)).body;
const post = (id: unknown, what: string, body?: object, client = people.club, version?: string) =>
  client.post(`/booking/${String(id)}/${what}`, body, version ? { headers: { 'if-match': version } } : {});

describe('a member books a table', () => {
  it('A-1.13 by holding it for five minutes and confirming, to pay at the club', async () => {
    const held = await hold();
    expect(held.status).toBe(201);
    expect(held.body).toMatchObject({ status: 'held', price: 2000, currency: 'USD' });
    const left = Date.parse(String(held.body['heldUntil'])) - server.clock.now();
    expect(left).toBeGreaterThan(295_000);
    expect(left).toBeLessThanOrEqual(300_000);
    const { body } = await confirm(held.body['bookingId']);
    expect(body).toMatchObject({
      status: 'booked',
      payBy: 'atClub',
      heldUntil: null,
      ifCancelledNow: { fee: 0, refund: 0 },
      table: { tableId: tables.pool },
    });
    expect(body['lines']).toMatchObject([{ amount: 800 }, { amount: 1200 }]);
  });

  it('and of two at once one gets it, the other is told that it is taken', async () => {
    const answers = await Promise.all([hold(), hold({}, { client: people.other })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual(
      expect.objectContaining({
        code: 'slot_taken',
        message: 'This table is taken at that time. Please choose another one.',
      }),
    );
  });

  it('C3 once however often it is sent under one key, and a second hold takes the place of the first', async () => {
    const first = await Promise.all([hold({}, { key: 'a' }), hold({}, { key: 'a' })]);
    expect(first[0]?.body).toEqual(first[1]?.body);
    const second = await hold({ startsAt: at('2026-11-25T17:00') }, { key: 'b' });
    expect(second.status).toBe(201);
    expect(await statusOf(first[0]?.body['bookingId'])).toBe('expired');
    expect((await hold({ startsAt: at('2026-11-25T15:00') }, { client: people.other })).status).toBe(201);
  });

  it('not after the five minutes, which the clock of the server counts; then it is free for others', async () => {
    const held = await hold();
    server.pass(301);
    const late = await confirm(held.body['bookingId']);
    expect([late.status, late.body['code']]).toEqual([409, 'hold_expired']);
    expect((await hold({}, { client: people.other })).status).toBe(201);
    expect(await statusOf(held.body['bookingId'])).toBe('expired');
  });

  it('or lets it go, and it is free at once', async () => {
    const held = await hold();
    const id = String(held.body['bookingId']);
    expect((await people.other.delete(`/booking/${id}/hold`)).status).toBe(404);
    for (let time = 0; time < 2; time += 1)
      expect((await people.player.delete(`/booking/${id}/hold`)).status).toBe(200);
    expect((await hold({}, { client: people.other })).status).toBe(201);
    expect((await confirm(id)).body['code']).toBe('hold_expired');
  });

  it('at the price that held when it was kept, whatever the club asks for by then', async () => {
    const path = `/product/${tables.tariff}/price/time`;
    const { rows } = (await people.club.get(path)).body as { rows: { ruleId: number; hourly: number }[] };
    const price = (by: number) =>
      people.club.put(path, {
        rows: rows.map(({ ruleId: _ruleId, ...row }) => ({ ...row, hourly: row.hourly * by })),
      });
    const held = await hold();
    expect((await price(2)).status).toBe(200);
    const booked = await confirm(held.body['bookingId']);
    const quoted = await people.player.post('/booking/quote', wish({ startsAt: at('2026-11-26T16:00') }));
    expect((await price(1)).status).toBe(200);
    expect(booked.body).toMatchObject({ status: 'booked', price: 2000 });
    expect(quoted.body).toMatchObject({ price: 4000 });
  });

  it('only as many as the club allows, without counting what is held', async () => {
    await setRules({ mostOpen: 2 });
    await booked();
    await booked({ startsAt: at('2026-11-26T16:00') });
    const third = await hold({ startsAt: at('2026-11-27T16:00') });
    expect([third.status, third.body['message']]).toEqual([
      409,
      'You have 2 bookings still to come, which is the most that this club allows.',
    ]);
  });

  it('by the way to pay that the club takes', async () => {
    await setRules({ pay: 'before' });
    const held = await hold();
    expect((await confirm(held.body['bookingId'])).body['code']).toBe('payment_not_offered');
    expect(await statusOf(held.body['bookingId'])).toBe('held');
  });

  it('of a club of theirs alone', async () => {
    expect((await hold({}, { client: people.guest })).status).toBe(404);
    expect((await hold({ tableId: 2_147_483_647 })).status).toBe(404);
    const { bookingId } = await booked();
    for (const client of [people.other, people.club2]) {
      expect((await client.get(`/booking/${bookingId}`)).status).toBe(404);
    }
    expect((await post(bookingId, 'cancel', { fee: 0 }, people.other)).status).toBe(404);
  });
});

describe('the plan of a day', () => {
  it('A-2.75 shows a club who has which table, and a member only that it is taken', async () => {
    const { bookingId } = await booked();
    await make({ tableId: tables.second, reason: 'Birthday' });
    const clubs = (await plan(people.club))['bookings'] as { who: string; bookingId: number }[];
    expect(clubs.map(({ who }) => who)).toContain('Ana Paz');
    const mine = (await plan(people.player))['bookings'] as { isOwn: boolean; tableId: number }[];
    expect(mine.filter(({ isOwn }) => isOwn)).toMatchObject([
      { bookingId, who: expect.any(String) as string },
    ]);
    expect(mine.find(({ isOwn }) => !isOwn)).toEqual({
      bookingId: null,
      tableId: tables.second,
      kind: 'play',
      status: null,
      startsAt: '2026-11-25T21:00:00.000Z',
      endsAt: '2026-11-25T23:00:00.000Z',
      isOwn: false,
      who: null,
      players: null,
      note: null,
      version: null,
    });
    expect((await people.guest.get('/schedule/club/1')).status).toBe(404);
  });

  it('is answered in full only where it has changed', async () => {
    const first = await people.player.get('/schedule/club/1?date=2026-11-25');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await people.player.get('/schedule/club/1?date=2026-11-25', { headers });
    expect([again.status, again.body]).toEqual([304, {}]);
    await hold({}, { client: people.other });
    const after = await people.player.get('/schedule/club/1?date=2026-11-25', { headers });
    expect(after.status).toBe(200);
  });

  it('runs from its first to its last open instant, has the prices, and leaves out holds that are over', async () => {
    const body = { rules: usualRules, hours: [{ weekday: 3, opens: 28, closes: 54 }], exceptions: [] };
    await people.club.put('/schedule/club/1/rules', body);
    await hold({}, { client: people.other });
    expect(await plan(people.player)).toMatchObject({
      opensAt: '2026-11-25T19:00:00Z',
      closesAt: '2026-11-26T08:00:00Z',
      zone: 'America/New_York',
      bookings: [{ tableId: tables.pool }],
    });
    server.pass(301);
    const after = await plan(people.player);
    expect(after['bookings']).toEqual([]);
    expect((after['tariffs'] as { name: string }[]).map(({ name }) => name)).toEqual(['Pool', 'Snooker']);
    expect(await plan(people.player, '2026-11-26')).toMatchObject({ opensAt: null, closesAt: null });
  });
});

describe('a club books', () => {
  it('for a member or a guest, past its own rules, and blocks a table', async () => {
    const made = await make({ tableId: tables.walkIn, startsAt: at('2027-01-13T10:00'), slots: 12 });
    expect(made.status).toBe(201);
    expect((await make({ guestName: undefined, userId: ids.player })).status).toBe(201);
    const block = await make({
      kind: 'block',
      guestName: undefined,
      reason: 'New cloth',
      tableId: tables.second,
    });
    expect(block.status).toBe(201);
    const [blocked] = block.body['ids'] as number[];
    expect(await read(blocked ?? 0)).toMatchObject({
      kind: 'block',
      note: 'New cloth',
      price: null,
      terms: null,
    });
    expect((await hold({ tableId: tables.second })).body['code']).toBe('slot_taken');
  });

  it('each week at one clock time across a change of the clocks, all or none', async () => {
    await passTo('2027-02-20T18:00:00Z');
    const repeat = { every: 'week', times: 4 };
    const tuesdays = { startsAt: at('2027-02-23T20:00'), slots: 2, repeat };
    const made = await make(tuesdays);
    expect(made.status).toBe(201);
    const starts = await server.store.db
      .selectFrom('table_bookings')
      .select('starts_at')
      .orderBy('starts_at')
      .execute();
    expect(starts.map(({ starts_at: start }) => start.toISOString())).toEqual([
      '2027-02-24T01:00:00.000Z',
      '2027-03-03T01:00:00.000Z',
      '2027-03-10T01:00:00.000Z',
      '2027-03-17T00:00:00.000Z',
    ]);
    const again = await make({ ...tuesdays, startsAt: at('2027-03-02T20:00') });
    expect(again.body['code']).toBe('series_clash');
    expect(again.body['message']).toContain('2027-03-02 20:00, 2027-03-09 20:00, 2027-03-16 20:00');
    const { count } = await server.store.db
      .selectFrom('table_bookings')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(4);
  });
});

describe('a booking is moved', () => {
  const move = (id: number, more: Wish, client = people.player, version?: string) =>
    client.put(`/booking/${id}`, wish(more), version ? { headers: { 'if-match': version } } : {});

  it('to another time or table at the price there, also onto its own time', async () => {
    const { bookingId } = await booked();
    const moved = await move(bookingId, { startsAt: at('2026-11-25T17:00') });
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({
      difference: 400,
      booking: { price: 2400, startsAt: '2026-11-25T22:00:00.000Z' },
    });
    expect((await hold({ slots: 2 }, { client: people.other })).status).toBe(201);
  });

  it('not onto somebody else’s, and then it is where it was', async () => {
    const { bookingId } = await booked();
    await booked({ tableId: tables.second }, people.other);
    expect((await move(bookingId, { tableId: tables.second })).body['code']).toBe('slot_taken');
    expect(await read(bookingId)).toMatchObject({ table: { tableId: tables.pool }, version: '2' });
  });

  it('by its member while cancelling is free, and by its club at any time', async () => {
    const { bookingId } = await booked();
    await passTo('2026-11-24T21:00:10Z');
    const late = await move(bookingId, { startsAt: at('2026-11-26T16:00') });
    expect([late.body['code'], late.body['message']]).toEqual([
      'fee_changed',
      'Cancelling costs USD 10.00 by now. Please decide again.',
    ]);
    expect((await move(bookingId, { startsAt: at('2026-11-26T16:00') }, people.club)).status).toBe(200);
  });

  it('C4 as it was read, or not at all; and not to another club', async () => {
    const { bookingId, version } = await booked();
    expect((await move(bookingId, { slots: 2 }, people.club, version)).status).toBe(200);
    expect((await move(bookingId, { slots: 3 }, people.player, version)).status).toBe(412);
    expect((await move(bookingId, { tableId: tables.theirs }, people.player)).status).not.toBe(200);
  });
});

describe('a booking is cancelled', () => {
  const cancel = (id: number, body: object, client = people.player) => post(id, 'cancel', body, client);

  it('for nothing until a day before, and the table is free again', async () => {
    const { bookingId } = await booked();
    await passTo('2026-11-24T20:59:50Z');
    expect((await cancel(bookingId, { fee: 0 })).status).toBe(200);
    expect(await read(bookingId)).toMatchObject({ status: 'cancelled', fee: 0, isFeeOwed: false });
    expect((await hold({}, { client: people.other })).status).toBe(201);
    expect((await cancel(bookingId, { fee: 0 })).body['code']).toBe('booking_over');
  });

  it('later for the fee that was seen, which has to be paid before the next booking', async () => {
    const { bookingId } = await booked({}, people.other);
    await passTo('2026-11-24T21:00:10Z');
    expect((await cancel(bookingId, { fee: 0 }, people.other)).body['message']).toBe(
      'Cancelling costs USD 10.00 by now. Please decide again.',
    );
    expect((await cancel(bookingId, { fee: 1000 }, people.other)).status).toBe(200);
    const next = await hold({}, { client: people.other });
    expect([next.body['code'], next.body['message']]).toEqual([
      'fee_due',
      'You still owe this club USD 10.00. Please pay it first.',
    ]);
    expect((await post(bookingId, 'fee', { how: 'waived' })).body['code']).toBe('reason_missing');
    expect((await post(bookingId, 'fee', { how: 'paid' })).body).toMatchObject({
      isFeeOwed: false,
      fee: 1000,
    });
    expect((await post(bookingId, 'fee', { how: 'paid' })).body['code']).toBe('fee_settled');
    expect((await hold({}, { client: people.other })).status).toBe(201);
  });

  it('by its club without a fee only where it says why', async () => {
    const { bookingId } = await booked();
    await passTo('2026-11-25T20:00:00Z');
    expect((await cancel(bookingId, { fee: 0, waive: true }, people.club)).body['code']).toBe(
      'reason_missing',
    );
    expect((await cancel(bookingId, { fee: 0, waive: true, reason: 'Burst pipe' })).body['code']).toBe(
      'fee_changed',
    );
    const done = await cancel(bookingId, { fee: 0, waive: true, reason: 'Burst pipe' }, people.club);
    expect(done.status).toBe(200);
  });

  it('with those that follow in its series', async () => {
    const made = await make({ repeat: { every: 'week', times: 3 } });
    const [first = 0, second = 0, third = 0] = made.body['ids'] as number[];
    expect((await cancel(second, { fee: 0, following: true }, people.club)).status).toBe(200);
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([
      'booked',
      'cancelled',
      'cancelled',
    ]);
  });
});

describe('on the day of a booking', () => {
  const start = Date.parse(wednesday);
  const minutes = (from: number) => new Date(start + from * 60_000).toISOString();

  it('the player is checked in from 15 minutes before it begins until it ends', async () => {
    const { bookingId } = await booked();
    await passTo(minutes(-16));
    expect((await post(bookingId, 'check-in')).body['code']).toBe('check_in_early');
    await passTo(minutes(-15));
    expect((await post(bookingId, 'check-in', undefined, people.player)).status).toBe(403);
    expect((await post(bookingId, 'check-in')).body).toMatchObject({ status: 'checkedIn' });
    await passTo(minutes(121));
    expect((await post(bookingId, 'check-in')).body['code']).toBe('booking_over');
    expect(await statusOf(bookingId)).toBe('done');
  });

  it('a booking is missed where nobody comes in time, and the rest of its time is free for others', async () => {
    const { bookingId } = await booked();
    await passTo(minutes(14));
    expect((await post(bookingId, 'no-show')).body['code']).toBe('no_show_early');
    await passTo(minutes(29));
    expect((await hold({ startsAt: minutes(30), slots: 2 }, { client: people.other })).status).toBe(201);
    expect(await read(bookingId)).toMatchObject({ status: 'noShow', fee: 2000, isFeeOwed: true });
    expect((await post(bookingId, 'arrived')).body['code']).toBe('slot_taken');
  });

  it('who arrives late has it after all, owes nothing, and has missed nothing', async () => {
    const { bookingId } = await booked();
    await passTo(minutes(40));
    expect((await post(bookingId, 'no-show')).body).toMatchObject({ status: 'noShow' });
    expect((await post(bookingId, 'arrived')).body).toMatchObject({ status: 'checkedIn', fee: null });
    await passTo(minutes(121));
    expect((await hold({ startsAt: minutes(180) })).status).toBe(201);
  });

  it('whoever misses too many books at the club, until the oldest counts no more; a waived one does not count', async () => {
    await setRules({ noShowLimit: 2, noShowDays: 10 });
    for (const [day, settled] of [
      ['2026-11-21', { how: 'waived', reason: 'The train was late.' }],
      ['2026-11-22', { how: 'paid' }],
      ['2026-11-23', { how: 'paid' }],
    ] as const) {
      const { bookingId } = await booked({ startsAt: at(`${day}T18:00`) });
      await passTo(at(`${day}T19:00`));
      await server.store.db
        .transaction()
        .execute((db) => endDueBookings(db, { clubId: null, now: server.clock.now() }));
      expect((await post(bookingId, 'fee', settled)).status).toBe(200);
    }
    const blocked = await hold();
    expect([blocked.body['code'], blocked.body['message']]).toEqual([
      'booking_blocked',
      'You have missed 2 bookings in 10 days. Please book at the club.',
    ]);
    const next = { startsAt: at('2026-12-03T16:00') };
    await passTo('2026-12-02T22:59:00Z');
    expect((await hold(next)).body['code']).toBe('booking_blocked');
    await passTo('2026-12-02T23:00:00Z');
    expect((await hold(next)).status).toBe(201);
  });

  it('S6 the audit is told what people did, and what time has brought about', async () => {
    const { bookingId } = await booked();
    await passTo(minutes(20));
    await post(bookingId, 'no-show');
    const entries = await server.store.db
      .selectFrom('audit_entries')
      .select(['operation', 'user_id'])
      .where('kind', '=', 'booking')
      .where('record_id', '=', bookingId)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { operation: 'holdTable', user_id: ids.player },
      { operation: 'confirmBooking', user_id: ids.player },
      { operation: 'markNoShow', user_id: null },
    ]);
  });
});

describe('the list of bookings', () => {
  it('A-1.41 has a club’s own, and a member’s own, by their start', async () => {
    const { bookingId } = await booked();
    await make({ tableId: tables.second });
    const rowsOf = async (client: TestClient, query = '') =>
      (await client.get(`/booking?limit=100${query}`)).body as {
        rows: { bookingId: number }[];
        total: number;
      };
    expect((await rowsOf(people.player)).rows.map((row) => row.bookingId)).toEqual([bookingId]);
    expect((await rowsOf(people.club)).total).toBe(2);
    expect((await rowsOf(people.club, `&userId=${ids.player}`)).total).toBe(1);
    expect((await rowsOf(people.club, '&status=cancelled')).total).toBe(0);
    expect((await rowsOf(people.club, '&from=2026-11-26T00:00:00Z')).total).toBe(0);
    expect((await rowsOf(people.club2)).total).toBe(0);
    expect((await rowsOf(people.player, '&isComing=true')).total).toBe(1);
    await passTo(at('2026-12-01T18:00'));
    expect((await rowsOf(people.player, '&isComing=true')).total).toBe(0);
  });
});
