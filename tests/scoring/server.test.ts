import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { scorerOf } from './scorer.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

const used = new Set<number>();

/** A match that no other test of this file has taken. */
async function matchWhere(condition: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from matches m where not is_bye and num_nonnulls(player1_id, player2_id) = 2
    and ${sql.raw(condition)} order by id`.execute(server.store.db);
  const found = rows.find(({ id }) => !used.has(id));
  if (!found) throw new Error(`No match is left of which ${condition}.`);
  used.add(found.id);
  return found.id;
}
/** One to come whose players are at no other table. */
const upcomingOf = (game: string) =>
  matchWhere(`status_id = 1 and game_type = '${game}' and tournament_id is null and not exists (
    select from matches o where o.status_id = 7 and (
      o.player1_id in (m.player1_id, m.player2_id) or o.player2_id in (m.player1_id, m.player2_id)))`);
const scorer = (matchId: number, client = owner) => scorerOf(server, client, matchId);
const row = (id: number) =>
  server.store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a match is scored', () => {
  it('A-1.33 A-1.35 is started, goes frame by frame, and ends; everybody reads it so', async () => {
    const desk = scorer(await upcomingOf('fifteenReds'));
    const { body: begun, status } = await desk.start();
    expect([status, begun.statusId, begun.currentFrame, begun.mayScore]).toEqual([200, 7, 1, true]);
    const needed = ((begun.frame ?? 1) + 1) / 2;
    expect(
      (await desk.frame([40, 3], { atTable: 1, break: 40, player1Break: 40 })).body.player1,
    ).toMatchObject({
      points: 40,
      break: 40,
    });
    for (let frame = 1; frame <= needed; frame += 1) {
      expect((await desk.frame([72, 10], { isOver: true, player1Break: 52 })).status).toBe(200);
    }
    expect((await desk.frame([72, 10], { isOver: true })).body.code).toBe('match_decided');
    expect((await desk.end(begun.playerId2)).body.code).toBe('winner_not_ahead');
    expect((await desk.end(begun.playerId1)).status).toBe(200);
    const read = (await server.client().get(`/match/${begun.matchId}`)).body;
    expect(read).toMatchObject({
      statusId: 6,
      player1Frames: needed,
      winner: begun.playerId1,
      mayScore: false,
      player1: { highestBreak: 52 },
    });
    expect((await desk.start()).body.code).toBe('match_over');
  });

  it('S6 is told to the audit entry by entry, and each frame keeps who has written it', async () => {
    const matchId = await upcomingOf('fifteenReds');
    const desk = scorer(matchId);
    await desk.start();
    await desk.frame([72, 10], { isOver: true });
    const { db } = server.store;
    const by = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'owner@baulk.example')
      .executeTakeFirstOrThrow();
    const told = await db
      .selectFrom('audit_entries')
      .select(['operation', 'user_id'])
      .where('kind', '=', 'match')
      .where('record_id', '=', matchId)
      .orderBy('id')
      .execute();
    expect(told).toEqual(['startMatch', 'recordFrame'].map((operation) => ({ operation, user_id: by.id })));
    const frames = await db
      .selectFrom('frames')
      .select('recorded_by')
      .where('match_id', '=', matchId)
      .execute();
    expect(frames).toContainEqual({ recorded_by: by.id });
  });

  it('keeps the final points of a match of one game', async () => {
    const desk = scorer(await upcomingOf('threeCushion'));
    const { body: begun } = await desk.start();
    const points = begun.targetPoints ?? 0;
    await desk.frame([points, 3], { isOver: true, player1Innings: 20, player2Innings: 19 });
    const { body } = await desk.end(begun.playerId1);
    expect([body.player1.points, body.player2.points, body.player1.innings]).toEqual([points, 3, 20]);
    expect(body.player1.average).toBe(Math.round((points / 20) * 1000) / 1000);
  });

  it('takes the last frame back', async () => {
    const desk = scorer(await upcomingOf('nineBall'));
    await desk.start();
    await desk.frame([1, 0], { isOver: true });
    await desk.frame([0, 1], { isOver: true });
    const { body, status } = await desk.undo(2);
    expect([status, body.player1Frames, body.player2Frames, body.currentFrame]).toEqual([200, 1, 0, 2]);
    expect(body.frames).toHaveLength(2);
    expect((await desk.undo(2)).body.code).toBe('frame_not_last');
  });

  it('refuses what cannot be with why, and leaves the match as it was', async () => {
    const desk = scorer(await upcomingOf('fifteenReds'));
    await desk.start();
    const before = await desk.read();
    const level = await desk.frame([40, 40], { isOver: true });
    expect([level.status, level.body.code]).toEqual([400, 'frame_level']);
    const early = await desk.end(before.playerId1);
    expect([early.status, early.body.code]).toEqual([409, 'match_undecided']);
    expect((await desk.frame([1, 0], { frameNumber: 4 })).status).toBe(409);
    expect(await desk.read()).toEqual(before);
  });
});

describe('two taps, two scorers, two processes', () => {
  it('writes one frame however often it is sent under its key, at once or again later', async () => {
    const desk = scorer(await upcomingOf('tenBall'));
    await desk.start();
    const { version } = await desk.read();
    const tap = () => desk.frame([1, 0], { isOver: true, frameNumber: 1, version }, 'one tap');
    const answers = await Promise.all([tap(), tap(), tap()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await tap()).body.player1Frames).toBe(1);
    expect((await desk.read()).version).toBe(version + 1);
    const other = await desk.frame([0, 1], { isOver: true, frameNumber: 1, version }, 'one tap');
    expect([other.status, other.body.code]).toEqual([400, 'repeated_differently']);
  });

  it('lets one of two scorers win, and tells the other one', async () => {
    const twin = await server.twin();
    const second = twin.client();
    await second.signIn('staff@baulk.example');
    const id = await upcomingOf('eightBall');
    const [desk, table] = [scorer(id), scorerOf(twin, second, id)];
    await desk.start();
    const { version } = await desk.read();
    const answers = await Promise.all([
      desk.frame([1, 0], { isOver: true, version }),
      table.frame([0, 1], { isOver: true, version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile');
    const { player1Frames, player2Frames } = await desk.read();
    expect(player1Frames + player2Frames).toBe(1);
    await twin.app.close();
  });
});

describe('a result goes into the draw', () => {
  it('gives the winner the next seat, and the tournament is live', async () => {
    const id = await matchWhere('status_id in (1, 7) and next_match_id is not null');
    const before = await row(id);
    const next = await row(before.next_match_id ?? 0);
    await scorer(id).end(before.player2_id, before.status_id === 1 ? 'walkover' : 'retired');
    const seated = await row(next.id);
    const seat = before.next_match_slot === 1 ? seated.player1_id : seated.player2_id;
    expect(seat).toBe(before.player2_id);
    expect(seated.version).toBe(next.version + 1);
  });
});

describe('who writes', () => {
  async function as(email: string, id: number) {
    const client = server.client();
    await client.signIn(email);
    const desk = scorer(id, client);
    const { mayScore } = await desk.read();
    // A score that cannot be: who may write hears why, and nothing changes.
    const { status } = await desk.frame([1, 1], { frameNumber: 900 });
    expect(status === 403).toBe(!mayScore);
    return mayScore;
  }

  it('roles 1 and 2 any match, roles 3 and 4 those of their club, and players none', async () => {
    const own = await matchWhere(
      'status_id = 1 and tournament_id is null and club_id not in (1, 4) and player1_id > 12 and player2_id > 12',
    );
    await server.store.db
      .updateTable('matches')
      .set({ club_id: 1, table_id: null })
      .where('id', '=', own)
      .execute();
    const other = await matchWhere('status_id = 1 and club_id = 4 and player1_id > 12 and player2_id > 12');
    expect([await as('staff@baulk.example', other), await as('owner@baulk.example', own)]).toEqual([
      true,
      true,
    ]);
    expect([await as('club@baulk.example', own), await as('desk@baulk.example', own)]).toEqual([true, true]);
    expect([await as('club@baulk.example', other), await as('desk@baulk.example', other)]).toEqual([
      false,
      false,
    ]);
    expect([await as('player@baulk.example', own), await as('guest@baulk.example', own)]).toEqual([
      false,
      false,
    ]);
  });

  it('a referee the matches that were given to that referee', async () => {
    const id = await matchWhere('status_id = 1 and club_id = 4 and player1_id > 12 and player2_id > 12');
    expect(await as('referee@baulk.example', id)).toBe(false);
    await server.store.db.updateTable('matches').set({ referee_id: 9 }).where('id', '=', id).execute();
    expect(await as('referee@baulk.example', id)).toBe(true);
  });

  it('S7 who says to be a referee none of the club, until the club has confirmed it', async () => {
    const { db } = server.store;
    const id = await matchWhere(
      'status_id = 1 and club_id = 1 and referee_id is null and player1_id > 12 and player2_id > 12',
    );
    const player = server.client();
    await player.signIn('player@baulk.example');
    const club = server.client();
    await club.signIn('club@baulk.example');
    const userId = Number((await player.get('/profile')).body['userId']);
    expect(await as('player@baulk.example', id)).toBe(false);
    await player.put('/profile', { isReferee: true });
    expect(await as('player@baulk.example', id)).toBe(false);
    const asked = await club.get(`/player/${userId}`);
    expect(asked.body).toMatchObject({ isReferee: true, isRefereeConfirmed: false });
    expect((await club.put('/player', { userId, isRefereeConfirmed: true })).status).toBe(200);
    expect((await club.get(`/player/${userId}`)).body).toMatchObject({ isRefereeConfirmed: true });
    expect(await as('player@baulk.example', id)).toBe(true);
    const held = await db.selectFrom('club_members').selectAll().where('user_id', '=', userId).execute();
    expect(held.filter((row) => row.referee_since !== null).map((row) => row.club_id)).toEqual([1]);
    await player.put('/profile', { isReferee: false });
    await player.put('/profile', { isReferee: true });
    expect(await as('player@baulk.example', id)).toBe(false);
  });

  it('nobody who has not signed in', async () => {
    const stranger = scorer(await matchWhere('status_id = 7'), server.client());
    expect((await stranger.frame([1, 0])).status).toBe(401);
    expect((await stranger.read()).mayScore).toBe(false);
  });

  it('a match that is not there, and one without two players, are told apart', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from matches where player2_id is null and not is_bye limit 1`.execute(server.store.db);
    expect((await scorer(rows[0]?.id ?? 0).start()).body.code).toBe('match_not_ready');
    expect((await scorer(2_000_000_000).start({ version: 1 })).status).toBe(404);
  });

  it('a table that another match is on is not taken, nor one of another club', async () => {
    const { rows } = await sql<{ table_id: number; club_id: number }>`
      select table_id, club_id from matches where status_id = 7 and table_id is not null order by id`.execute(
      server.store.db,
    );
    const [taken] = rows;
    const id = await matchWhere(`status_id = 1 and club_id <> ${taken?.club_id ?? 0}`);
    expect((await scorer(id).start({ tableId: taken?.table_id })).status).toBe(404);
    await server.store.db
      .updateTable('matches')
      .set({ club_id: taken?.club_id ?? null, table_id: null })
      .where('id', '=', id)
      .execute();
    expect((await scorer(id).start({ tableId: taken?.table_id })).body.code).toBe('table_in_play');
  });

  it('a match whose planned table is in play begins all the same, at no table', async () => {
    const taken = await server.store.db
      .selectFrom('matches')
      .select(['table_id', 'club_id'])
      .where('status_id', '=', 7)
      .where('table_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const id = await upcomingOf('onePocket');
    await server.store.db.updateTable('matches').set(taken).where('id', '=', id).execute();
    const { status, body } = await scorer(id).start();
    expect([status, body.statusId, body.table]).toEqual([200, 7, null]);
  });
});
