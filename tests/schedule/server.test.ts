import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const people = {} as Record<'club' | 'club2' | 'player' | 'guest', TestClient>;
beforeAll(async () => {
  server = await startServer();
  for (const name of ['club', 'club2', 'player', 'guest'] as const) {
    people[name] = server.client();
    await people[name].signIn(`${name}@baulk.example`);
  }
});
afterAll(() => server.close());

const clubId = 1;
/** A club of the player's that has set nothing. */
const unset = 2;
const path = (id = clubId) => `/schedule/club/${id}/rules`;

const read = async (client = people.club, id = clubId) => (await client.get(path(id))).body;
const save = (more: object, { client = people.club, id = clubId, read: seen = '' } = {}) =>
  client.put(
    path(id),
    { rules: usualRules, hours: [], exceptions: [], ...more },
    { headers: seen ? { 'if-match': seen } : {} },
  );

describe('when a club is open and how its tables are booked', () => {
  it('A-1.41 is one document of the club, which its members read and its super admin sets', async () => {
    const before = await read();
    const hours = [
      { weekday: 1, opens: 20, closes: 30 },
      { weekday: 5, opens: 28, closes: 54 },
    ];
    const exceptions = [
      { day: '2026-12-24', opens: 20, closes: 32, note: ' Christmas Eve ' },
      { day: '2026-12-25', opens: null, closes: null, note: null },
    ];
    const rules = { ...usualRules, mostOpen: 2, pay: 'atClub', minSlots: 2, maxSlots: 4, refundTo: 'credit' };
    const saved = await save({ rules, hours, exceptions }, { read: String(before['version']) });
    expect([saved.status, saved.body['message']]).toEqual([200, 'The opening hours and rules were saved.']);
    const after = await read(people.player);
    expect(after).toMatchObject({
      club: { clubId, name: 'Brooklyn Rack House' },
      zone: 'America/New_York',
      currency: 'USD',
      rules,
      hours,
    });
    expect(after['exceptions']).toEqual([{ ...exceptions[0], note: 'Christmas Eve' }, exceptions[1]]);
    expect(after['version']).not.toBe(before['version']);
  });

  it('is what every club begins with until it sets something', async () => {
    expect(await read(people.player, unset)).toMatchObject({
      rules: usualRules,
      hours: [],
      exceptions: [],
      version: '0',
    });
    expect((await save({}, { client: people.club2, id: unset, read: '0' })).status).toBe(200);
    expect((await save({}, { client: people.club2, id: unset, read: '0' })).body['code']).toBe(
      'changed_meanwhile',
    );
  });

  it('C4 of two that have read one version, the second is told so and nothing is lost', async () => {
    const { version } = await read();
    const limits = [1, 2];
    const answers = await Promise.all(
      limits.map((mostOpen) => save({ rules: { ...usualRules, mostOpen } }, { read: String(version) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const first = limits[answers.findIndex(({ status }) => status === 200)];
    expect((await read())['rules']).toMatchObject({ mostOpen: first });
  });

  it.each([
    ['windows that overlap', { hours: [monday(20, 40), monday(39, 44)] }, 'hours_overlap'],
    [
      'a window that runs into the next day',
      { hours: [{ weekday: 7, opens: 40, closes: 60 }, monday(10, 20)] },
      'hours_overlap',
    ],
    ['a window that ends before it begins', { hours: [monday(40, 20)] }, 'price_hours'],
    ['a window longer than a day', { hours: [monday(1, 50)] }, 'price_hours'],
    [
      'two exceptions of a day',
      { exceptions: [closed('2026-12-25'), closed('2026-12-25')] },
      'hours_overlap',
    ],
    [
      'an exception that opens and never closes',
      { exceptions: [{ ...closed('2026-12-25'), opens: 20 }] },
      'price_hours',
    ],
    ['an exception on a day that is past', { exceptions: [closed('2026-11-19')] }, 'invalid_request'],
    ['a day that is in no calendar', { exceptions: [closed('2027-02-30')] }, 'invalid_request'],
    ['an eighth weekday', { hours: [{ weekday: 8, opens: 20, closes: 40 }] }, 'invalid_request'],
    [
      'a longest booking below the shortest',
      { rules: { ...usualRules, minSlots: 4, maxSlots: 2 } },
      'invalid_request',
    ],
    ['a year and a day ahead', { rules: { ...usualRules, bookAheadDays: 366 } }, 'invalid_request'],
    ['a fee above the price', { rules: { ...usualRules, lateFeeBp: 10_001 } }, 'invalid_request'],
  ])('refuses %s, and stores nothing', async (_what, given, code) => {
    const before = await read();
    const { status, body } = await save(given);
    expect([status, body['code']]).toEqual([400, code]);
    expect(Object.keys(body['fields'] as object)).not.toEqual([]);
    expect(await read()).toEqual(before);
  });

  it('is not there for who does not belong to the club, and not a member’s to set', async () => {
    expect((await people.guest.get(path())).status).toBe(404);
    expect((await people.club2.get(path())).status).toBe(404);
    expect((await save({}, { client: people.club2 })).status).toBe(404);
    expect((await save({}, { client: people.player })).status).toBe(403);
  });

  it('of a club that is switched off can only be read', async () => {
    await server.store.db.updateTable('clubs').set({ status_id: 2 }).where('id', '=', clubId).execute();
    expect((await people.club.get(path())).status).toBe(200);
    expect((await save({})).body['code']).toBe('club_inactive');
    await server.store.db.updateTable('clubs').set({ status_id: 1 }).where('id', '=', clubId).execute();
  });

  it('S6 a change of it tells the audit who did it and what it was', async () => {
    const owner = server.client();
    await owner.signIn('owner@baulk.example');
    await save({ rules: { ...usualRules, mostOpen: 9 } });
    const { body } = await owner.get('/audit?kind=schedule&limit=1');
    const [entry] = body['rows'] as { operation: string; changes: { field: string; after: string }[] }[];
    expect(entry?.operation).toBe('updateScheduleRules');
    expect(entry?.changes).toContainEqual(expect.objectContaining({ field: 'mostOpen', after: '9' }));
  });
});

function monday(opens: number, closes: number) {
  return { weekday: 1, opens, closes };
}

function closed(day: string) {
  return { day, opens: null, closes: null, note: null };
}

describe('the plan of a day', () => {
  it('names the matches at its tables, and a live one on the day on which it began', async () => {
    await save({});
    const { db } = server.store;
    const tables = await db
      .selectFrom('club_tables')
      .select('id')
      .where('club_id', '=', clubId)
      .where('deleted_at', 'is', null)
      .execute();
    const match = { game_type: 'eightBall', race_to: 5, club_id: clubId };
    const day = '2027-03-02';
    await db
      .insertInto('matches')
      .values([
        { ...match, name: 'Planned', table_id: tables[0]?.id, schedule_time: new Date(`${day}T20:00:00Z`) },
        {
          ...match,
          name: 'Begun',
          status_id: 7,
          table_id: tables[1]?.id,
          player1_id: 3,
          player2_id: 4,
          started_at: new Date(`${day}T19:00:00Z`),
        },
      ])
      .execute();
    const named = async (date: string): Promise<string[]> => {
      const { body } = await people.player.get(`/schedule/club/${clubId}?date=${date}`);
      return (body['matches'] as { matchName: string }[]).map(({ matchName }) => matchName).toSorted();
    };
    expect(await named(day)).toEqual(['Begun', 'Planned']);
    expect(await named('2027-03-03')).toEqual([]);
  });
});
