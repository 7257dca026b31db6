import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const people = {} as Record<'club' | 'player' | 'guest', TestClient>;
const tables = { pool: 0, snooker: 0, walkIn: 0, broken: 0, unpriced: 0 };
beforeAll(async () => {
  server = await startServer();
  for (const name of ['club', 'player', 'guest'] as const) {
    people[name] = server.client();
    await people[name].signIn(`${name}@baulk.example`);
  }
  const { db } = server.store;
  const rows = await db
    .selectFrom('club_tables as t')
    .leftJoin('products as p', 'p.id', 't.tariff_id')
    .select(['t.id', 'p.name', 't.is_bookable', 't.is_out_of_order'])
    .where('t.club_id', '=', 1)
    .orderBy('t.id')
    .execute();
  const usual = rows.filter(({ is_bookable, is_out_of_order }) => is_bookable && !is_out_of_order);
  tables.pool = usual.find(({ name }) => name === 'Pool')?.id ?? 0;
  tables.snooker = usual.find(({ name }) => name === 'Snooker')?.id ?? 0;
  tables.walkIn = rows.find(({ is_bookable }) => !is_bookable)?.id ?? 0;
  tables.broken = rows.find(({ is_out_of_order }) => is_out_of_order)?.id ?? 0;
  const added = await people.club.post('/table', { clubId: 1, number: 800, gameTypes: [] });
  tables.unpriced = Number(added.body['id']);
});
afterAll(() => server.close());

const rulesPath = '/schedule/club/1/rules';
const setRules = async (more: object = {}) => {
  const { status } = await people.club.put(rulesPath, {
    rules: usualRules,
    hours: [],
    exceptions: [],
    ...more,
  });
  expect(status).toBe(200);
};
beforeEach(() => setRules());

/** A day on which the demo's clock stands: Friday, 20 November 2026, 13:00 in Brooklyn. */
const at = (local: string, zone = 'America/New_York') =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString();
const quote = async (startsAt: string, slots = 2, { client = people.player, tableId = tables.pool } = {}) => {
  const { status, body } = await client.post('/booking/quote', { tableId, startsAt, slots });
  return { status, body, code: body['code'], price: body['price'] };
};

describe('what a table costs for a time', () => {
  it('A-1.42 is told with the lines that add up to it, when it ends and what cancelling costs', async () => {
    const { status, body } = await quote(at('2026-11-25T16:00'), 4);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tableId: tables.pool,
      endsAt: '2026-11-25T23:00:00Z',
      zone: 'America/New_York',
      price: 2000,
      currency: 'USD',
      lines: [
        { name: 'Happy hour', hourly: 800, seconds: 3600, amount: 800 },
        { name: 'Base price', hourly: 1200, seconds: 3600, amount: 1200 },
      ],
      terms: { freeCancelHours: 24, lateFeeBp: 5000, noShowFeeBp: 10_000 },
    });
  });

  it('follows the night over midnight, as long as it lasts', async () => {
    await setRules({ rules: { ...usualRules, maxSlots: 12 } });
    expect((await quote(at('2026-11-27T21:30'), 10)).price).toBe(8400);
  });

  it('is what the tariff of the table says', async () => {
    expect((await quote(at('2026-11-25T16:00'), 2, { tableId: tables.snooker })).price).toBe(1500);
  });

  it('changes nothing', async () => {
    const kept = () =>
      server.store.db.selectFrom('table_bookings').select(['id', 'version']).orderBy('id').execute();
    const before = await kept();
    await quote(at('2026-11-25T16:00'));
    expect(await kept()).toEqual(before);
  });
});

describe('a time is refused to a member', () => {
  it('C-9.08 that does not begin at the full or half hour', async () => {
    expect(await quote(at('2026-11-25T16:15'))).toMatchObject({ status: 400, code: 'slot_uneven' });
    expect(await quote('2026-11-25T16:00:00.001Z')).toMatchObject({ status: 400, code: 'slot_uneven' });
  });

  it('that has passed', async () => {
    expect(await quote(at('2026-11-20T12:30'))).toMatchObject({ status: 400, code: 'slot_past' });
  });

  it('that begins sooner than the club takes bookings', async () => {
    await setRules({ rules: { ...usualRules, leadMinutes: 120 } });
    const early = await quote(at('2026-11-20T14:30'));
    expect(early).toMatchObject({ status: 409, code: 'too_short_notice' });
    expect(early.body['message']).toBe('This club takes bookings up to 120 minutes before they begin.');
    expect((await quote(at('2026-11-20T15:30'))).status).toBe(200);
  });

  it('that lies further ahead than the club allows, by the calendar of the club', async () => {
    expect((await quote(at('2026-12-04T23:30'))).status).toBe(200);
    const far = await quote(at('2026-12-05T00:00'));
    expect(far).toMatchObject({ status: 409, code: 'too_far_ahead' });
    expect(far.body['message']).toBe('Tables of this club can be booked up to 14 days ahead.');
  });

  it('that is shorter or longer than the club allows', async () => {
    await setRules({ rules: { ...usualRules, minSlots: 2, maxSlots: 5 } });
    for (const slots of [1, 6]) {
      const { code, body } = await quote(at('2026-11-25T16:00'), slots);
      expect([code, body['message']]).toEqual([
        'booking_length',
        'A booking of this club lasts from 1 hour to 2 hours 30 minutes.',
      ]);
    }
  });

  it('at which the club is closed, by its week or by an exception', async () => {
    await setRules({
      hours: [{ weekday: 3, opens: 28, closes: 54 }],
      exceptions: [{ day: '2026-12-02', opens: null, closes: null, note: 'Stocktaking' }],
    });
    expect((await quote(at('2026-11-26T01:30'))).status).toBe(200);
    expect((await quote(at('2026-11-26T02:30'))).code).toBe('outside_hours');
    expect((await quote(at('2026-11-25T13:30'))).code).toBe('outside_hours');
    expect((await quote(at('2026-12-02T16:00'))).code).toBe('outside_hours');
  });

  it.each([
    ['is out of order', 'broken', 'table_out_of_order'],
    ['has no price', 'unpriced', 'tariff_missing'],
    ['is kept for those who walk in', 'walkIn', 'table_not_bookable'],
  ] as const)('at a table that %s', async (_what, table, code) => {
    expect((await quote(at('2026-11-25T16:00'), 2, { tableId: tables[table] })).code).toBe(code);
  });

  it('where the prices are of another currency than the club’s', async () => {
    const { db } = server.store;
    await db.updateTable('clubs').set({ currency: 'EUR' }).where('id', '=', 1).execute();
    expect((await quote(at('2026-11-25T16:00'))).code).toBe('price_missing');
    await db.updateTable('clubs').set({ currency: 'USD' }).where('id', '=', 1).execute();
  });

  it('of a club that is switched off, and of one that is not theirs as if there were none', async () => {
    const { db } = server.store;
    expect((await quote(at('2026-11-25T16:00'), 2, { client: people.guest })).status).toBe(404);
    await db.updateTable('clubs').set({ status_id: 2 }).where('id', '=', 1).execute();
    expect((await quote(at('2026-11-25T16:00'))).code).toBe('club_inactive');
    await db.updateTable('clubs').set({ status_id: 1 }).where('id', '=', 1).execute();
  });

  it('without a rule of the house being asked: the table comes first, then the hour, then the rules', async () => {
    await setRules({ rules: { ...usualRules, minSlots: 2 }, hours: [{ weekday: 1, opens: 20, closes: 21 }] });
    expect((await quote(at('2026-11-19T16:10'), 1, { tableId: tables.broken })).code).toBe(
      'table_out_of_order',
    );
    expect((await quote(at('2026-11-19T16:10'), 1)).code).toBe('slot_uneven');
    expect((await quote(at('2026-11-19T16:00'), 1)).code).toBe('slot_past');
    expect((await quote(at('2026-12-25T16:00'), 1)).code).toBe('too_far_ahead');
    expect((await quote(at('2026-11-24T16:00'), 1)).code).toBe('booking_length');
    expect((await quote(at('2026-11-24T16:00'), 2)).code).toBe('outside_hours');
  });
});

describe('its club', () => {
  it('passes what it has set for members, and may book the half hour that runs', async () => {
    await setRules({ rules: { ...usualRules, maxSlots: 1 }, hours: [{ weekday: 1, opens: 20, closes: 21 }] });
    const client = people.club;
    expect((await quote(at('2026-12-25T16:00'), 8, { client })).status).toBe(200);
    server.pass(600);
    expect((await quote(at('2026-11-20T13:00'), 2, { client })).status).toBe(200);
    expect((await quote(at('2026-11-20T12:30'), 2, { client })).code).toBe('slot_past');
    expect((await quote(at('2026-11-25T16:00'), 2, { client, tableId: tables.walkIn })).status).toBe(200);
    expect((await quote(at('2026-11-25T16:00'), 2, { client, tableId: tables.broken })).code).toBe(
      'table_out_of_order',
    );
  });
});
