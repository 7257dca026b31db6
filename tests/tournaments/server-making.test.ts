import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemWords } from '#domain/words/problems.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const clients: Record<string, TestClient> = {};
beforeAll(async () => {
  server = await startServer();
  for (const name of ['owner', 'staff', 'club', 'desk2', 'player']) {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    clients[name] = client;
  }
  clients['visitor'] = server.client();
});
afterAll(() => server.close());

const as = (name: string): TestClient => {
  const client = clients[name];
  if (!client) throw new Error(`Nobody is called ${name}.`);
  return client;
};

const later = (days: number): string => new Date(server.clock.now() + days * 86_400_000).toISOString();
const day = (days: number): string => later(days).slice(0, 10);
let made = 0;
/** A tournament of the club that could be published. */
const whole = (more: object = {}) => {
  made += 1;
  return {
    name: `Cup ${made}`,
    gameType: 'nineBall',
    format: 'knockout',
    clubId: 1,
    raceTo: 7,
    startDate: day(20),
    endDate: day(21),
    timeZone: 'America/New_York',
    capacity: 16,
    entryClosesAt: later(10),
    ...more,
  };
};

async function draft(more: object = {}, who = 'club'): Promise<number> {
  const { status, body } = await as(who).post('/tournament', whole(more));
  expect([status, body['fields']]).toEqual([201, undefined]);
  return Number(body['id']);
}
const read = async (id: number, who = 'club') => as(who).get(`/tournament/${id}`);
const setStage = (id: number, stage: string, more: object = {}, who = 'club', headers = {}) =>
  as(who).put(`/tournament/${id}/stage`, { stage, ...more }, { headers });
const settingsOf = async (id: number): Promise<Record<string, unknown>> =>
  (await read(id)).body['settings'] as Record<string, unknown>;
async function change(id: number, more: object, who = 'club', headers: Record<string, string> = {}) {
  const { clubId, ...settings } = await settingsOf(id);
  const body = { tournamentId: id, ...settings, ...(clubId === null ? {} : { clubId }), ...more };
  return as(who).put('/tournament', body, { headers });
}
async function listed(who: string, query: string): Promise<string[]> {
  const { status, body } = await as(who).get(`/tournament?limit=20&${query}`);
  expect(status).toBe(200);
  return (body['rows'] as { name: string }[]).map(({ name }) => name);
}

describe('a tournament that is made', () => {
  it('A-6.11 is a draft with all that was told of it, for the people of its club alone', async () => {
    const id = await draft({ name: ' Winter Cup ', description: 'Bring chalk.', isHandicapped: true });
    const { body } = await read(id);
    expect(body).toMatchObject({
      name: 'Winter Cup',
      stage: 'draft',
      statusId: 1,
      mayManage: true,
      version: '1',
    });
    expect(body['settings']).toMatchObject({
      raceTo: 7,
      tournamentFrame: null,
      isHandicapped: true,
      capacity: 16,
    });
    expect((await read(id, 'owner')).status).toBe(200);
    for (const who of ['visitor', 'player', 'desk2']) expect((await read(id, who)).status).toBe(404);
    expect(await listed('club', 'managed=true')).toContain('Winter Cup');
    expect(await listed('staff', 'managed=true&stage=draft')).toContain('Winter Cup');
    expect(await listed('desk2', 'managed=true')).not.toContain('Winter Cup');
    for (const who of ['visitor', 'club']) expect(await listed(who, 'name=Winter')).toEqual([]);
  });

  it('is made once under its key, and refused under the key of another one', async () => {
    const body = whole({ name: 'Once' });
    const headers = { 'idempotency-key': 'once' };
    const [first, second] = [
      await as('club').post('/tournament', body, { headers }),
      await as('club').post('/tournament', body, { headers }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await listed('club', 'managed=true&name=Once')).toEqual(['Once']);
    const other = await as('club').post('/tournament', { ...body, capacity: 8 }, { headers });
    expect(other.body).toMatchObject({ code: 'repeated_differently' });
  });

  it('belongs to a club of who makes it, and to none by the association alone', async () => {
    expect((await as('club').post('/tournament', whole({ clubId: 2 }))).status).toBe(404);
    const { clubId: _club, ...none } = whole();
    expect((await as('club').post('/tournament', none)).status).toBe(403);
    expect((await as('staff').post('/tournament', none)).status).toBe(201);
    expect((await as('player').post('/tournament', whole())).status).toBe(403);
  });

  it.each([
    [{ name: ' ' }, 'name', 'tournament_name_missing'],
    [{ raceTo: null, tournamentFrame: 7 }, 'tournamentFrame', 'length_wrong'],
    [{ capacity: 257 }, 'capacity', 'capacity_range'],
    [{ endDate: '2020-01-01' }, 'endDate', 'dates_order'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'time_zone_unknown'],
    [{ format: 'roundRobin', groupCount: 0 }, 'groupCount', 'groups_range'],
  ] as const)('is refused at its field: %o', async (more, field, code) => {
    const { status, body } = await as('club').post('/tournament', whole(more));
    expect([status, body['code']]).toEqual([400, code]);
    expect(body['fields']).toMatchObject({ [field]: problemWords[code] });
  });

  it('is refused with a name of 101 letters, NUL or half a sign, and nothing is kept', async () => {
    const before = await listed('club', 'managed=true');
    for (const name of ['x'.repeat(101), 'a\u0000b', 'a\ud800']) {
      expect((await as('club').post('/tournament', whole({ name }))).status).toBe(400);
    }
    expect(await listed('club', 'managed=true')).toEqual(before);
  });
});

describe('a tournament that is changed', () => {
  it('is changed on the version that was read', async () => {
    const id = await draft();
    expect((await change(id, { name: 'Renamed' }, 'club', { 'if-match': '1' })).status).toBe(200);
    expect((await read(id)).body).toMatchObject({ name: 'Renamed', version: '2' });
    const late = await change(id, { name: 'Too late' }, 'club', { 'if-match': '1' });
    expect([late.status, late.body['code']]).toEqual([412, 'changed_meanwhile']);
  });

  it('keeps what its stage has locked, and names each field', async () => {
    const id = await draft();
    await setStage(id, 'open');
    await setStage(id, 'closed');
    const { status, body } = await change(id, { gameType: 'tenBall', name: 'Other' });
    expect([status, body['code']]).toEqual([409, 'tournament_locked']);
    expect(body['fields']).toEqual({ gameType: problemWords.tournament_locked });
    expect((await change(id, { name: 'Other', capacity: 8 })).status).toBe(200);
  });

  it('takes no fewer players than are in already', async () => {
    const id = await draft();
    await server.store.db
      .insertInto('tournament_players')
      .values([2, 3, 4].map((user_id) => ({ tournament_id: id, user_id })))
      .execute();
    expect((await change(id, { capacity: 2 })).body).toMatchObject({ code: 'capacity_low' });
    expect((await change(id, { capacity: 3 })).status).toBe(200);
  });

  it('is not there for people of other clubs', async () => {
    const id = await draft();
    expect((await as('desk2').put('/tournament', { tournamentId: id, ...whole() })).status).toBe(404);
    expect((await setStage(id, 'open', {}, 'desk2')).status).toBe(404);
    expect((await as('desk2').delete(`/tournament/${id}`)).status).toBe(404);
  });

  it('can only be read while its club is switched off', async () => {
    const id = await draft();
    const { db } = server.store;
    await db.updateTable('clubs').set({ status_id: 2 }).where('id', '=', 1).execute();
    for (const { body } of [await change(id, { name: 'Off' }), await setStage(id, 'open')]) {
      expect(body['code']).toBe('club_inactive');
    }
    await db.updateTable('clubs').set({ status_id: 1 }).where('id', '=', 1).execute();
  });
});

describe('the stage of a tournament', () => {
  it('goes from draft to open, closed, open again and cancelled with its reason', async () => {
    const id = await draft();
    expect((await setStage(id, 'open')).status).toBe(200);
    expect((await read(id, 'visitor')).body).toMatchObject({ stage: 'open', statusId: 1, mayManage: false });
    expect((await setStage(id, 'closed')).status).toBe(200);
    expect((await setStage(id, 'open')).status).toBe(200);
    expect((await setStage(id, 'cancelled', { reason: ' ' })).body).toMatchObject({ code: 'reason_missing' });
    expect((await setStage(id, 'cancelled', { reason: 'The roof leaks.' })).status).toBe(200);
    expect((await read(id, 'visitor')).body).toMatchObject({
      stage: 'cancelled',
      statusId: 6,
      cancelReason: 'The roof leaks.',
    });
    expect((await setStage(id, 'open')).body).toMatchObject({ code: 'tournament_stage' });
  });

  it('stays a draft while something is missing, which is named', async () => {
    const id = await draft({ raceTo: null, startDate: null, endDate: null, entryClosesAt: null });
    const { status, body } = await setStage(id, 'open');
    expect(status).toBe(400);
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual([
      'endDate',
      'entryClosesAt',
      'startDate',
      'tournamentFrame',
    ]);
    expect((await read(id)).body['stage']).toBe('draft');
  });

  it('is not opened for entries that are over', async () => {
    const id = await draft({ entryClosesAt: later(-1) });
    expect((await setStage(id, 'open')).body).toMatchObject({ code: 'entry_close_past' });
  });

  it('is not cancelled while a match is live; else what has not begun goes and what was played stays', async () => {
    const { db } = server.store;
    const running = await db
      .selectFrom('tournaments')
      .select('id')
      .where('name', '=', 'Abierto de Monterrey')
      .executeTakeFirstOrThrow();
    const reason = { reason: 'A storm is coming.' };
    expect((await setStage(running.id, 'cancelled', reason, 'owner')).body).toMatchObject({
      code: 'match_live',
    });
    const drawn = await db
      .selectFrom('tournaments')
      .innerJoin('matches', 'matches.tournament_id', 'tournaments.id')
      .select('tournaments.id')
      .where('stage', '=', 'running')
      .groupBy('tournaments.id')
      .having((eb) => eb.fn.countAll().filterWhere('matches.status_id', '=', 7), '=', 0)
      .executeTakeFirst();
    if (!drawn) return;
    const statuses = async () =>
      db.selectFrom('matches').select('status_id').where('tournament_id', '=', drawn.id).execute();
    const played = (await statuses()).filter(({ status_id: status }) => status === 6).length;
    expect((await setStage(drawn.id, 'cancelled', reason, 'owner')).status).toBe(200);
    expect((await statuses()).map(({ status_id: status }) => status)).toEqual(
      Array.from({ length: played }, () => 6),
    );
  });

  it('of two who move it at once takes the first', async () => {
    const id = await draft();
    const answers = await Promise.all(
      ['open', 'open'].map((stage) => setStage(id, stage, {}, 'club', { 'if-match': '1' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('A-6.13 lets a draft be deleted and nothing that was published', async () => {
    const id = await draft();
    await setStage(id, 'open');
    expect((await as('club').delete(`/tournament/${id}`)).body).toMatchObject({ code: 'tournament_locked' });
    const gone = await draft();
    expect((await as('club').delete(`/tournament/${gone}`)).status).toBe(200);
    expect((await read(gone)).status).toBe(404);
  });

  it('is told to the audit with what was before', async () => {
    const id = await draft({ name: 'Told' });
    await change(id, { capacity: 8 });
    await setStage(id, 'open');
    const { body } = await as('owner').get(`/audit?kind=tournament&recordId=${id}`);
    const rows = body['rows'] as { operation: string; changes: object[] }[];
    expect(rows.map(({ operation }) => operation)).toEqual([
      'setTournamentStage',
      'updateTournament',
      'createTournament',
    ]);
    expect(rows[1]?.changes).toEqual([{ field: 'capacity', before: '16', after: '8' }]);
  });
});

describe('the database', () => {
  it('holds the status to the stage, and a reason to what is cancelled', async () => {
    const { db } = server.store;
    const row = { name: 'Raw', format: 'knockout', game_type: 'nineBall', time_zone: 'UTC' };
    for (const more of [
      { stage: 'running' },
      { stage: 'cancelled', status_id: 6 },
      { stage: 'open' },
      { entry_mode: 'club' },
      { group_count: 2 },
    ]) {
      await expect(
        db
          .insertInto('tournaments')
          .values({ ...row, ...more })
          .execute(),
      ).rejects.toThrow(/tournaments_/);
    }
  });
});
