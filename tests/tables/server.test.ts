import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { deleteAs } from '#tests/clubs/deleting.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Table = components['schemas']['Table'];

let server: TestServer;
let club: TestClient;
beforeAll(async () => {
  server = await startServer();
  club = server.client();
  await club.signIn('club@baulk.example');
});
afterAll(() => server.close());

const clubId = 1;

async function tables(): Promise<Table[]> {
  const { status, body } = await club.get(`/table/club/${clubId}`);
  expect(status).toBe(200);
  return body['rows'] as Table[];
}

async function tableOf(id: number): Promise<Table> {
  const found = (await tables()).find(({ tableId }) => tableId === id);
  if (!found) throw new Error(`The club has no table ${id}.`);
  return found;
}

let number = 500;
/** Another table of the club, with a number that no other one has. */
async function made(more: object = {}): Promise<number> {
  number += 1;
  const { status, body } = await club.post('/table', { clubId, number, gameTypes: [], ...more });
  expect(status).toBe(201);
  return Number(body['id']);
}

const change = (tableId: number, more: object, headers: Record<string, string> = {}) =>
  club.put('/table', { tableId, clubId, ...more }, { headers });

describe('the tables of a club', () => {
  it('A-2.46 are listed in their order with their games, their state and the match that is on them', async () => {
    const { db } = server.store;
    const live = await db
      .selectFrom('matches')
      .select(['id', 'table_id'])
      .where('club_id', '=', clubId)
      .where('status_id', '=', 7)
      .where('table_id', 'is not', null)
      .executeTakeFirst();
    const rows = await tables();
    expect(rows.map((row) => row.number)).toEqual(rows.map((row) => row.number).toSorted((a, b) => a - b));
    for (const row of rows) expect(row.state === 'inPlay').toBe(row.match?.statusId === 7);
    if (live) expect(rows.find(({ tableId }) => tableId === live.table_id)?.match?.matchId).toBe(live.id);
  });

  it('show the match that comes next, and not one that nobody began in time', async () => {
    const id = await made();
    const { db } = server.store;
    const plan = async (hours: number) =>
      db
        .insertInto('matches')
        .values({
          name: `In ${hours} hours`,
          game_type: 'eightBall',
          race_to: 5,
          club_id: clubId,
          table_id: id,
          schedule_time: new Date(server.clock.now() + hours * 3_600_000),
        })
        .execute();
    for (const hours of [-20, 30, 3]) await plan(hours);
    expect(await tableOf(id)).toMatchObject({ state: 'free', match: { matchName: 'In 3 hours' } });
  });

  it('A-2.49 are added behind the others with what is told of them', async () => {
    const id = await made({
      name: ' Show table ',
      make: 'Star 12 ft',
      gameTypes: ['sixBall', 'fifteenReds'],
    });
    const rows = await tables();
    expect(rows.at(-1)).toMatchObject({
      tableId: id,
      name: 'Show table',
      make: 'Star 12 ft',
      state: 'free',
      match: null,
      version: '1',
    });
    expect(rows.at(-1)?.gameTypes.toSorted()).toEqual(['fifteenReds', 'sixBall']);
  });

  it('have each number once in a club, whether it is added or changed, also when both come at once', async () => {
    const id = await made();
    const other = await made();
    const { number: taken } = await tableOf(id);
    const again = await club.post('/table', { clubId, number: taken, gameTypes: [] });
    expect([again.status, again.body['code']]).toEqual([409, 'table_number_taken']);
    expect(again.body['fields']).toHaveProperty('number');
    expect((await change(other, { number: taken })).body['code']).toBe('table_number_taken');
    const raced = await Promise.all(
      [id, other].map((tableId) => change(tableId, { number: 900 }).then(({ status }) => status)),
    );
    expect(raced.toSorted()).toEqual([200, 409]);
  });

  it('C3 sent three times at once under one key make one table and one answer', async () => {
    const headers = { 'idempotency-key': 'a-table' };
    const given = { clubId, number: 801, name: 'Show table', gameTypes: ['sixBall', 'fifteenReds'] };
    const send = (more: object = {}) => club.post('/table', { ...given, ...more }, { headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers[0]?.status).toBe(201);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await tables()).filter((row) => row.number === 801)).toHaveLength(1);
    for (const other of [{ number: 802 }, { name: 'Corner' }, { gameTypes: [] }]) {
      expect((await send(other)).body['code']).toBe('repeated_differently');
    }
  });

  it('keep what is left out of a change and lose what is emptied', async () => {
    const id = await made({ name: 'Corner', make: 'Riley', gameTypes: ['eightBall'] });
    expect((await change(id, { name: '', isOutOfOrder: true })).status).toBe(200);
    expect(await tableOf(id)).toMatchObject({
      name: null,
      make: 'Riley',
      gameTypes: ['eightBall'],
      state: 'outOfOrder',
      version: '2',
    });
  });

  it('C4 of two that have read one version, the second is told so and nothing is lost', async () => {
    const id = await made({ make: 'Riley' });
    const names = ['Ada', 'Alan'];
    const answers = await Promise.all(names.map((name) => change(id, { name }, { 'if-match': '1' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body['code']).toBe('changed_meanwhile');
    const first = names[answers.findIndex(({ status }) => status === 200)];
    expect(await tableOf(id)).toMatchObject({ name: first, make: 'Riley', version: '2' });
  });

  it('are deleted, and a match that was planned there has no table any more', async () => {
    const id = await made();
    const { db } = server.store;
    const match = await db
      .insertInto('matches')
      .values({ name: 'Planned', game_type: 'eightBall', race_to: 5, club_id: clubId, table_id: id })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await deleteAs(server, club, `/table/${id}`)).status).toBe(200);
    expect((await tables()).some(({ tableId }) => tableId === id)).toBe(false);
    const after = await db
      .selectFrom('matches')
      .select('table_id')
      .where('id', '=', match.id)
      .executeTakeFirst();
    expect(after?.table_id).toBeNull();
    expect((await deleteAs(server, club, `/table/${id}`)).status).toBe(404);
    expect((await change(id, { name: 'Gone' })).status).toBe(404);
  });

  it('are not deleted while a match is on them', async () => {
    const id = await made();
    await server.store.db
      .insertInto('matches')
      .values({
        name: 'Live',
        status_id: 7,
        game_type: 'eightBall',
        race_to: 5,
        club_id: clubId,
        table_id: id,
        player1_id: 3,
        player2_id: 4,
        started_at: new Date(server.clock.now()),
      })
      .execute();
    const { status, body } = await deleteAs(server, club, `/table/${id}`);
    expect([status, body['code']]).toEqual([409, 'table_in_play']);
    expect((await tableOf(id)).state).toBe('inPlay');
  });

  it('are put into an order, all of them or none', async () => {
    const ids = (await tables()).map(({ tableId }) => tableId);
    const turned = ids.toReversed();
    const send = (tableIds: number[]) => club.put('/table/order', { clubId, tableIds });
    expect((await send(turned)).status).toBe(200);
    expect((await tables()).map(({ tableId }) => tableId)).toEqual(turned);
    for (const wrong of [ids.slice(1), [...ids, 999_999], []]) {
      expect((await send(wrong)).body['code']).toBe('tables_changed');
    }
    expect((await tables()).map(({ tableId }) => tableId)).toEqual(turned);
    const raced = await Promise.all([send(ids), send(turned), send(ids), send(turned)]);
    expect(new Set(raced.map(({ status }) => status))).toEqual(new Set([200]));
    expect([ids, turned]).toContainEqual((await tables()).map(({ tableId }) => tableId));
  });

  it('C4 of two that have moved one order, the second is told so and the first order stays', async () => {
    const previousIds = (await tables()).map(({ tableId }) => tableId);
    const orders = [previousIds.toReversed(), [...previousIds.slice(1), ...previousIds.slice(0, 1)]];
    const answers = await Promise.all(
      orders.map((tableIds) => club.put('/table/order', { clubId, tableIds, previousIds })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('tables_changed');
    const first = orders[answers.findIndex(({ status }) => status === 200)];
    expect((await tables()).map(({ tableId }) => tableId)).toEqual(first);
  });

  it('are only read while the club is switched off', async () => {
    const { db } = server.store;
    const id = await made();
    await db.updateTable('clubs').set({ status_id: 2 }).where('id', '=', clubId).execute();
    const calls = [
      club.post('/table', { clubId, number: 950, gameTypes: [] }),
      change(id, { name: 'No' }),
      deleteAs(server, club, `/table/${id}`),
      club.put('/table/order', { clubId, tableIds: [] }),
    ];
    for (const call of calls) expect((await call).body['code']).toBe('club_inactive');
    expect((await tables()).length).toBeGreaterThan(0);
    await db.updateTable('clubs').set({ status_id: 1 }).where('id', '=', clubId).execute();
  });

  it('A2 of another club are as if they were not there', async () => {
    const other = await server.store.db
      .selectFrom('club_tables')
      .select('id')
      .where('club_id', '=', 2)
      .limit(1)
      .executeTakeFirstOrThrow();
    const calls = [
      club.get('/table/club/2'),
      club.post('/table', { clubId: 2, number: 77, gameTypes: [] }),
      club.put('/table', { tableId: other.id, clubId: 2, name: 'Mine' }),
      club.put('/table', { tableId: other.id, clubId, name: 'Mine' }),
      deleteAs(server, club, `/table/${other.id}`),
      club.put('/table/order', { clubId: 2, tableIds: [] }),
    ];
    for (const call of calls) expect((await call).status).toBe(404);
  });

  it('tell the audit of each change', async () => {
    const id = await made();
    await change(id, { make: 'Rasson' });
    await deleteAs(server, club, `/table/${id}`);
    const told = await server.store.db
      .selectFrom('audit_entries')
      .select('operation')
      .where('kind', '=', 'table')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(told.map(({ operation }) => operation)).toEqual(['createTable', 'updateTable', 'deleteTable']);
  });
});
