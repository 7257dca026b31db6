import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { openBrooklyn, type Brooklyn } from '#tests/booking/open-brooklyn.ts';
import type { TestClient } from '#tests/support/server.ts';

let brooklyn: Brooklyn;
let guest: TestClient;
let tableIds: number[];
beforeAll(async () => {
  brooklyn = await openBrooklyn();
  guest = brooklyn.server.client();
  await guest.signIn('guest@baulk.example');
  const { body } = await brooklyn.club.get('/schedule/club/1?date=2026-11-24');
  const tables = body['tables'] as { tableId: number; isBookable: boolean; isOutOfOrder: boolean }[];
  tableIds = tables.filter((table) => table.isBookable && !table.isOutOfOrder).map(({ tableId }) => tableId);
});
afterAll(() => brooklyn.server.close());
beforeEach(() => brooklyn.begin());

const always = { weekday: 0, opens: 28, closes: 44 };
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...always, weekday }));

/** From two in the afternoon to ten; the demo's day is the Friday. */
const haveRules = async (more: object = {}, document: object = {}): Promise<void> => {
  const body = { rules: { ...usualRules, ...more }, hours: week, exceptions: [], ...document };
  expect((await brooklyn.club.put('/schedule/club/1/rules', body)).status).toBe(200);
};

const ask = (client: TestClient, query: string) => client.get(`/schedule/club/1/free-day?${query}`);
const next = async (query: string, client = brooklyn.player) => (await ask(client, query)).body['date'];

/** Some tables are blocked all day. */
async function blockDay(date: string, blocked = tableIds): Promise<void> {
  for (const tableId of blocked) {
    const startsAt = Temporal.PlainDateTime.from(`${date}T14:00`)
      .toZonedDateTime('America/New_York')
      .toInstant()
      .toString();
    const { status } = await brooklyn.club.post('/booking', { tableId, startsAt, slots: 16, kind: 'block' });
    expect(status).toBe(201);
  }
}

describe('the next day with a free table', () => {
  it('A-1.43 is the first one after the day that is shown on which one is free as long as it is wanted', async () => {
    await haveRules({}, { exceptions: [{ day: '2026-11-25', opens: 28, closes: 30, note: null }] });
    expect(await next('after=2026-11-23&slots=4')).toBe('2026-11-24');
    await blockDay('2026-11-24');
    expect(await next('after=2026-11-23&slots=4')).toBe('2026-11-26');
    expect(await next('after=2026-11-23&slots=2')).toBe('2026-11-25');
  });

  it('is no day on which the club is closed, and none that is past', async () => {
    const closed = { opens: null, closes: null, note: null };
    await haveRules(
      {},
      {
        exceptions: [
          { day: '2026-11-20', ...closed },
          { day: '2026-11-21', ...closed },
        ],
      },
    );
    expect(await next('after=2026-11-01&slots=1')).toBe('2026-11-22');
  });

  it('is looked for among the tables of one game', async () => {
    await haveRules();
    const { body } = await brooklyn.club.get('/schedule/club/1?date=2026-11-24');
    const tables = body['tables'] as { tableId: number; gameTypes: string[] }[];
    const pool = tables
      .filter(({ gameTypes }) => gameTypes.includes('nineBall'))
      .map((table) => table.tableId);
    const blocked = pool.filter((tableId) => tableIds.includes(tableId));
    expect(blocked.length).toBeGreaterThan(0);
    expect(blocked.length).toBeLessThan(tableIds.length);
    await blockDay('2026-11-24', blocked);
    expect(await next('after=2026-11-23&slots=4&gameType=nineBall')).toBe('2026-11-25');
    expect(await next('after=2026-11-23&slots=4')).toBe('2026-11-24');
    expect(await next('after=2026-11-23&slots=4&gameType=hundredFiftyUp')).toBeNull();
  });

  it('lies within what members can book, which a club passes', async () => {
    await haveRules({ bookAheadDays: 4 });
    expect(await next('after=2026-11-23&slots=4')).toBe('2026-11-24');
    expect(await next('after=2026-11-24&slots=4')).toBeNull();
    expect(await next('after=2026-11-24&slots=4', brooklyn.club)).toBe('2026-11-25');
    await blockDay('2026-11-24');
    expect(await next('after=2026-11-23&slots=4')).toBeNull();
  });

  it('is found weeks ahead, and not where a club takes no bookings', async () => {
    const days = Array.from({ length: 15 }, (_, day) =>
      Temporal.PlainDate.from('2026-11-20').add({ days: day }).toString(),
    );
    const exceptions = days.map((day) => ({ day, opens: null, closes: null, note: null }));
    await haveRules({ bookAheadDays: 30 }, { exceptions });
    expect(await next('after=2026-11-20&slots=4')).toBe('2026-12-05');
    const { db } = brooklyn.server.store;
    await db.updateTable('clubs').set({ status_id: 2 }).where('id', '=', 1).execute();
    expect(await next('after=2026-11-20&slots=4')).toBeNull();
    await db.updateTable('clubs').set({ status_id: 1 }).where('id', '=', 1).execute();
  });

  it('is told to who belongs to the club alone, and for a day of the calendar', async () => {
    expect((await ask(guest, 'after=2026-11-23&slots=4')).status).toBe(404);
    for (const query of ['slots=4', 'after=2027-02-30&slots=4', 'after=2026-11-23&slots=0']) {
      expect((await ask(brooklyn.player, query)).body['code']).toBe('invalid_request');
    }
  });
});
