import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAsCaller } from '#server/database/caller-context.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import type { TestClient } from '#tests/support/server.ts';
import { startOrganiser, type Organiser } from './organiser.ts';

let our: Organiser;
beforeAll(async () => {
  our = await startOrganiser();
});
afterAll(() => our.server.close());

const entryOf = (id: number): string => `/tournament/${id}/entry`;
const enter = (client: TestClient, id: number, body: object = {}) => client.post(entryOf(id), body);
const act = (client: TestClient, id: number, userId: number, move: string, more: object = {}) =>
  client.put(entryOf(id), { userId, act: move, ...more });
const subjectsTo = async (userId: number): Promise<string[]> => {
  const { email } = await our.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return (await mailsTo(our.server.app, email)).map(({ subject }) => subject);
};
const places = async (id: number): Promise<number> => {
  const rows = await our.db
    .selectFrom('tournament_players')
    .select('user_id')
    .where('tournament_id', '=', id)
    .execute();
  return rows.length;
};

describe('A-1.38 a player enters', () => {
  it('has a place where one is free, sees it, and is told by mail', async () => {
    const id = await our.make();
    const [one = 0] = await our.players(1);
    const client = await our.player(one);
    const { status, body } = await enter(client, id);
    expect([status, body['status'], body['position']]).toEqual([201, 'confirmed', null]);
    const { body: shown } = await client.get(`/tournament/${id}`);
    expect(shown['myEntry']).toEqual({ status: 'confirmed', position: null, reason: null });
    expect(shown['playerCount']).toBe(1);
    expect(await subjectsTo(one)).toContain(`You play ${String(shown['name'])}`);
    expect((await enter(client, id)).body).toMatchObject({ code: 'already_entered' });
  });

  it('is decided about first where organisers want to look', async () => {
    const id = await our.make({ needsApproval: true, capacity: 2 });
    const [one = 0, two = 0, three = 0, four = 0] = await our.players(4);
    for (const each of [one, two, three, four]) {
      expect((await enter(await our.player(each), id)).body).toMatchObject({ status: 'requested' });
    }
    const owner = await our.as('owner');
    expect((await act(owner, id, one, 'confirm')).body).toMatchObject({ status: 'confirmed' });
    expect((await act(owner, id, two, 'refuse', { reason: 'Juniors only.' })).body).toMatchObject({
      status: 'refused',
    });
    await act(owner, id, three, 'confirm');
    expect((await act(owner, id, four, 'confirm')).body).toMatchObject({ status: 'waiting', position: 1 });
    const { body } = await (await our.player(two)).get(`/tournament/${id}`);
    expect(body['myEntry']).toMatchObject({ status: 'refused', reason: 'Juniors only.' });
    expect((await enter(await our.player(two), id)).body).toMatchObject({ code: 'already_entered' });
  });

  it('finds a tournament while it takes entries, and own ones after', async () => {
    const id = await our.make({ name: 'Findable' });
    const invited = await our.make({ name: 'Findable too', entryMode: 'invited' });
    const [one = 0] = await our.players(1);
    const client = await our.player(one);
    const found = async (query: string) =>
      (
        (await client.get(`/tournament?name=Findable&${query}`)).body['rows'] as { tournamentId: number }[]
      ).map(({ tournamentId }) => tournamentId);
    expect(await found('open=true')).toEqual([id]);
    expect(await found('entered=true')).toEqual([]);
    await enter(client, id);
    expect(await found('entered=true')).toEqual([id]);
    expect((await enter(client, invited)).body).toMatchObject({ code: 'entry_invited' });
    expect((await (await our.as('visitor')).get('/tournament?entered=true')).status).toBe(401);
  });

  it('is refused before entries open, and after they were closed or the tournament was cancelled', async () => {
    const [one = 0] = await our.players(1);
    const client = await our.player(one);
    const early = await our.make({ entryOpensAt: our.later(2) });
    expect((await enter(client, early)).body).toMatchObject({ code: 'entry_not_open' });
    const closed = await our.make({}, 'closed');
    expect((await enter(client, closed)).body).toMatchObject({ code: 'entry_closed' });
    expect((await enter(client, await our.make({}, 'draft'))).status).toBe(404);
  });

  it('has to be a member: of some club, and of the own one where the tournament is for members', async () => {
    const open = await our.make();
    expect((await enter(await our.as('guest'), open)).body).toMatchObject({ code: 'not_member' });
    const members = await our.make({ clubId: 4, entryMode: 'club' });
    expect((await enter(await our.as('player'), members)).body).toMatchObject({ code: 'not_member' });
    const own = await our.make({ clubId: 2, entryMode: 'club' });
    expect((await enter(await our.as('player'), own)).status).toBe(201);
  });

  it('is entered once under one key', async () => {
    const id = await our.make();
    const client = await our.as('player');
    const headers = { 'idempotency-key': 'enter-once' };
    const answers = await Promise.all([1, 2].map(() => client.post(entryOf(id), {}, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await places(id)).toBe(1);
  });
});

describe('a full tournament', () => {
  it('gives its last place to one of 20 who ask at once, and a place in the list to each of the others', async () => {
    const id = await our.make({ capacity: 16 });
    const ids = await our.players(35);
    await our.enter(id, ids.slice(0, 15));
    const clients = await Promise.all(ids.slice(15).map(our.player));
    const answers = await Promise.all(clients.map((client) => enter(client, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(answers.filter(({ body }) => body['status'] === 'confirmed')).toHaveLength(1);
    const positions = answers
      .map(({ body }) => body['position'] as number | null)
      .filter((position) => position !== null);
    expect(positions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, place) => place + 1));
    expect(await places(id)).toBe(16);
  });

  it('moves up who asked first, in the same moment in which somebody leaves, and tells them', async () => {
    const id = await our.make({ capacity: 2 });
    const [one = 0, two = 0, three = 0, four = 0] = await our.players(4);
    await our.enter(id, [one, two, three, four]);
    const client = await our.player(one);
    expect((await act(client, id, one, 'withdraw')).body).toMatchObject({ status: 'withdrawn' });
    expect(await our.field(id)).toEqual({
      confirmed: expect.arrayContaining([two, three]),
      waiting: [four],
      withdrawn: [one],
    });
    const { body } = await client.get(`/tournament/${id}`);
    expect(await subjectsTo(three)).toContain(`A place for you in ${String(body['name'])}`);
    expect((await act(client, id, one, 'withdraw')).body).toMatchObject({ code: 'entry_status' });
    expect((await act(await our.as('owner'), id, one, 'confirm')).body).toMatchObject({
      code: 'entry_status',
    });
    expect((await enter(client, id)).body).toMatchObject({ status: 'waiting', position: 2 });
  });

  it('never has more players than places, however many leave and enter at once', async () => {
    const id = await our.make({ capacity: 4 });
    const ids = await our.players(12);
    await our.enter(id, ids.slice(0, 6));
    const clients = await Promise.all(ids.map(our.player));
    await Promise.all(
      clients.map((client, place) =>
        place < 3
          ? act(client, id, ids[place] ?? 0, 'withdraw')
          : place < 6
            ? client.get(`/tournament/${id}`)
            : enter(client, id),
      ),
    );
    expect(await places(id)).toBe(4);
    const { confirmed = [], waiting = [], withdrawn = [] } = await our.field(id);
    expect([confirmed.length, waiting.length, withdrawn.length]).toEqual([4, 5, 3]);
  });

  it('takes nobody more by any other path', async () => {
    const id = await our.make({ capacity: 2 });
    const ids = await our.players(3);
    await our.enter(id, ids.slice(0, 2));
    const third = { tournament_id: id, user_id: ids[2] ?? 0 };
    await expect(our.db.insertInto('tournament_players').values(third).execute()).rejects.toMatchObject({
      constraint: 'places_within_capacity',
    });
    const owner = await our.as('owner');
    await our.enter(id, ids.slice(2));
    expect((await act(owner, id, ids[2] ?? 0, 'confirm')).body).toMatchObject({ code: 'tournament_full' });
  });

  it('is never made smaller than the players that are in, and has room for who waits when it is made larger', async () => {
    const id = await our.make({ capacity: 3 });
    const ids = await our.players(5);
    await our.enter(id, ids);
    const owner = await our.as('owner');
    const settings = (await owner.get(`/tournament/${id}`)).body['settings'] as object;
    const { clubId: _none, ...told } = settings as { clubId: null };
    const resize = (capacity: number) => owner.put('/tournament', { tournamentId: id, ...told, capacity });
    expect((await resize(2)).body).toMatchObject({ code: 'capacity_low' });
    await expect(
      our.db.updateTable('tournaments').set({ capacity: 2 }).where('id', '=', id).execute(),
    ).rejects.toMatchObject({ constraint: 'capacity_above_places' });
    expect((await resize(4)).status).toBe(200);
    expect((await our.field(id))['waiting']).toEqual([ids[4]]);
  });
});

describe('a player who is suspended after the confirmation', () => {
  it('keeps the place, and is marked for those who run the tournament alone', async () => {
    const id = await our.make({ capacity: 2, clubId: 1 });
    const [one = 0, two = 0, three = 0] = await our.players(3);
    await our.enter(id, [one, two, three]);
    const setStatus = (status: number) =>
      our.db.updateTable('users').set({ status_id: status }).where('id', '=', one).execute();
    await setStatus(2);
    expect(await places(id)).toBe(2);
    const marked = async (client: TestClient) => {
      const { body } = await client.get(`${entryOf(id)}?limit=20`);
      const rows = body['rows'] as { userId: number; status: string; isInactive: boolean }[];
      return rows.map(({ userId, status, isInactive }) => [userId, status, isInactive]);
    };
    const desk = await marked(await our.as('desk'));
    expect(desk).toEqual(
      expect.arrayContaining([
        [one, 'confirmed', true],
        [two, 'confirmed', false],
        [three, 'waiting', false],
      ]),
    );
    for (const client of [await our.as('visitor'), await our.player(two)]) {
      expect(await marked(client)).toContainEqual([one, 'confirmed', false]);
    }
    await setStatus(1);
  });
});

describe('who may', () => {
  it('move an entry is who runs the tournament; players withdraw and check in their own', async () => {
    const id = await our.make({ clubId: 1 });
    const [one = 0, two = 0] = await our.players(2);
    await our.enter(id, [one, two]);
    const client = await our.player(one);
    expect((await act(client, id, one, 'confirm')).status).toBe(403);
    expect((await act(client, id, two, 'withdraw')).status).toBe(404);
    expect((await enter(client, id, { userId: two })).status).toBe(404);
    const [desk, other, visitor] = [await our.as('desk'), await our.as('desk2'), await our.as('visitor')];
    expect((await act(other, id, two, 'withdraw')).status).toBe(404);
    expect((await enter(other, id, { userId: two })).status).toBe(404);
    expect((await other.put(`/tournament/${id}/seeds`, { userIds: [] })).status).toBe(404);
    expect((await enter(visitor, id)).status).toBe(401);
    expect((await act(desk, id, two, 'withdraw')).status).toBe(200);
    expect((await act(desk, id, 99_999, 'withdraw')).status).toBe(404);
    expect((await enter(desk, id)).body).toMatchObject({ code: 'player_missing' });
  });

  it('enter a player is a club of that player, so that nobody learns who is behind a number', async () => {
    const id = await our.make({ clubId: 1 });
    const [own = 0] = await our.players(1, 1);
    const others = await our.db
      .selectFrom('users')
      .select('id')
      .where('role_id', '=', 5)
      .where('status_id', '=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('club_members')
              .select('club_id')
              .whereRef('user_id', '=', 'users.id')
              .where('club_id', '=', 1),
          ),
        ),
      )
      .where('email', 'like', '%@players.%')
      .limit(1)
      .execute();
    const club = await our.as('club');
    expect((await enter(club, id, { userId: own })).status).toBe(201);
    expect((await enter(club, id, { userId: others[0]?.id ?? 0 })).status).toBe(404);
    expect((await enter(club, id, { userId: 1 })).status).toBe(404);
  });

  it('read all entries is who runs it; others read who has a place, hidden names masked, and their own', async () => {
    const id = await our.make({ capacity: 2, clubId: 1 });
    const [one = 0, two = 0, three = 0] = await our.players(3);
    await our.enter(id, [one, two, three]);
    await our.db.updateTable('users').set({ privacy_on: true }).where('id', '=', one).execute();
    const read = async (client: TestClient, query = '') =>
      (await client.get(`${entryOf(id)}?limit=20${query}`)).body as {
        rows: { userId: number; name: string; club: object | null; askedAt: string | null; status: string }[];
        counts: object;
      };
    const shown = await read(await our.as('visitor'));
    expect(shown.rows.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual([one, two]);
    expect(shown.rows.find(({ userId }) => userId === one)).toMatchObject({ club: null, isNameHidden: true });
    expect(shown.rows.every(({ askedAt }) => askedAt === null)).toBe(true);
    expect(shown.counts).toEqual({ capacity: 2, places: 2, waiting: 1, requested: 0, checkedIn: 0 });
    const own = await read(await our.player(three));
    expect(own.rows.at(-1)).toMatchObject({ userId: three, status: 'waiting', position: 1 });
    const all = await read(await our.as('desk'));
    const name = all.rows.find(({ userId }) => userId === one)?.name ?? '';
    expect(all.rows).toHaveLength(3);
    const sought = `&name=${encodeURIComponent(name.slice(0, 4))}`;
    expect((await read(await our.as('visitor'), sought)).rows.map(({ userId }) => userId)).not.toContain(one);
    expect((await read(await our.as('desk'), sought)).rows.map(({ userId }) => userId)).toContain(one);
    await our.db.updateTable('users').set({ privacy_on: false }).where('id', '=', one).execute();
  });

  it('A-1.16 come with the version of the tournament, on which seeds can be saved at once', async () => {
    const id = await our.make({ clubId: 1, capacity: 4 });
    const [one = 0, two = 0] = await our.players(2);
    await our.enter(id, [one, two]);
    const desk = await our.as('desk');
    const read = async () => String((await desk.get(entryOf(id))).body['version']);
    const save = (userIds: number[], version: string) =>
      desk.put(`/tournament/${id}/seeds`, { userIds }, { headers: { 'if-match': version } });
    const seen = await read();
    expect((await save([one, two], seen)).status).toBe(200);
    expect(await save([two, one], seen)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    expect((await save([two, one], await read())).status).toBe(200);
  });

  it('write entries is held by the database too', async () => {
    const id = await our.make({ clubId: 1, capacity: 4 });
    const [one = 0, two = 0] = await our.players(2);
    await our.enter(id, [one]);
    const insert = (userId: number, status = 'confirmed') =>
      our.db
        .insertInto('entries')
        .values({ tournament_id: id, user_id: userId, status, asked_at: new Date() })
        .execute();
    const player = { userId: one, roleId: 5, clubs: [] };
    const other = { userId: 11, roleId: 4, clubs: [3] };
    for (const who of [player, other, { userId: null, roleId: 0, clubs: [] }]) {
      await expect(runAsCaller(who, () => insert(two))).rejects.toMatchObject({ code: '42501' });
    }
    const place = { tournament_id: id, user_id: two };
    await expect(
      runAsCaller(other, () => our.db.insertInto('tournament_players').values(place).execute()),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      runAsCaller(player, () =>
        sql`update entries set status = 'disqualified' where user_id = ${one}`.execute(our.db),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    const { numAffectedRows } = await runAsCaller(other, () =>
      sql`delete from tournament_players where tournament_id = ${id}`.execute(our.db),
    );
    expect(Number(numAffectedRows)).toBe(0);
  });

  it('can only read while the club of the tournament is switched off', async () => {
    const id = await our.make({ clubId: 1 });
    const [one = 0] = await our.players(1);
    await our.enter(id, [one]);
    const setClub = (status: number) =>
      our.db.updateTable('clubs').set({ status_id: status }).where('id', '=', 1).execute();
    await setClub(2);
    const desk = await our.as('desk');
    expect((await act(desk, id, one, 'withdraw')).body).toMatchObject({ code: 'club_inactive' });
    expect((await desk.put(`/tournament/${id}/seeds`, { userIds: [] })).body).toMatchObject({
      code: 'club_inactive',
    });
    expect((await enter(await our.player(one), id)).body).toMatchObject({ code: 'club_inactive' });
    await setClub(1);
  });

  it('run a club’s tournaments is who works for that club, and not who is its member alone', async () => {
    const id = await our.make({ clubId: 3, name: 'Only for the office' }, 'draft');
    const userId = 3;
    await our.db
      .insertInto('club_members')
      .values({ club_id: 3, user_id: userId, status: 'member', role: 5, member_since: new Date() })
      .execute();
    expect((await (await our.as('club')).get(`/tournament/${id}`)).status).toBe(404);
    await our.db.deleteFrom('club_members').where('club_id', '=', 3).where('user_id', '=', userId).execute();
  });
});

describe('seeds', () => {
  it('are players of the tournament, each once, in the order that was given', async () => {
    const id = await our.make();
    const ids = await our.players(4);
    await our.enter(id, ids);
    const owner = await our.as('owner');
    const seed = (userIds: number[], headers = {}) =>
      owner.put(`/tournament/${id}/seeds`, { userIds }, { headers });
    const [one = 0, two = 0, three = 0] = ids;
    expect((await seed([three, one])).status).toBe(200);
    const { body } = await owner.get(entryOf(id));
    const rows = body['rows'] as { userId: number; seed: number | null }[];
    expect(rows.slice(0, 2).map(({ userId, seed: place }) => [userId, place])).toEqual([
      [three, 1],
      [one, 2],
    ]);
    for (const wrong of [[one, one], [99_999]]) {
      expect((await seed(wrong)).body).toMatchObject({ code: 'seeds_wrong' });
    }
    expect((await seed([two], { 'if-match': '1' })).status).toBe(412);
    expect((await seed([])).status).toBe(200);
  });
});

describe('the audit', () => {
  it('tells who entered and moved whom, and why', async () => {
    const id = await our.make({ needsApproval: true, name: 'Audited' });
    const [one = 0] = await our.players(1);
    await enter(await our.player(one), id);
    const owner = await our.as('owner');
    await act(owner, id, one, 'refuse', { reason: 'No room.' });
    const { body } = await owner.get('/audit?kind=entry&limit=100');
    type Row = { operation: string; record: { name: string }; changes: { field: string }[] };
    const rows = (body['rows'] as Row[]).filter(({ record }) => record.name.startsWith('Audited, '));
    expect(rows.map(({ operation }) => operation)).toEqual(['updateEntry', 'createEntry']);
    expect(rows[0]?.changes).toContainEqual({ field: 'reason', before: null, after: 'No room.' });
  });
});

describe('a cancelled tournament', () => {
  it('is told to everyone who plays or waits, with its reason', async () => {
    const id = await our.make({ capacity: 2, name: 'Doomed' });
    const ids = await our.players(3);
    await our.enter(id, ids);
    await our.expectDone(
      (await our.as('owner')).put(`/tournament/${id}/stage`, {
        stage: 'cancelled',
        reason: 'The roof leaks.',
      }),
    );
    for (const each of ids) expect(await subjectsTo(each)).toContain('Doomed is cancelled');
    expect((await act(await our.as('owner'), id, ids[0] ?? 0, 'withdraw')).body).toMatchObject({
      code: 'entry_status',
    });
  });
});
