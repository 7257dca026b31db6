import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { countStatements, pageOf } from './lists.ts';

type MatchDetail = components['schemas']['MatchDetail'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const read = async (id: number | string) => (await server.client().get(`/match/${id}`)).body as MatchDetail;

describe('one match', () => {
  it('A-1.35 has its frames in their order, with points, breaks and winners', async () => {
    const { rows } = await pageOf(server.client(), 'status=7&tournamentId=1');
    const live = rows.find(({ matchName }) => matchName === 'Semi-final 1');
    const { frames, ...match } = await read(live?.matchId ?? 0);
    expect(match).toMatchObject({ ...live });
    expect(frames.map(({ frameNumber }) => frameNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(frames[2]).toMatchObject({
      player1Points: 88,
      player2Points: 0,
      player1Break: 88,
      winner: live?.playerId1,
    });
    expect(frames.at(-1)).toMatchObject({
      player1Points: 62,
      player2Points: 14,
      winner: null,
      endedAt: null,
    });
    expect(frames[0]?.endedAt).toMatch(/^2026-11-20T\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('has frames that add up to its score, whatever is played', async () => {
    const { rows } = await pageOf(server.client(), 'status=6&limit=60');
    for (const row of rows) {
      const { frames, playerId1, player1Frames, player2Frames } = await read(row.matchId);
      expect(frames).toHaveLength(player1Frames + player2Frames);
      expect(frames.filter(({ winner }) => winner === playerId1)).toHaveLength(player1Frames);
    }
  });

  it('names its referee', async () => {
    const { matchId } = await server.store.db
      .selectFrom('matches')
      .innerJoin('users', 'users.id', 'matches.referee_id')
      .select('matches.id as matchId')
      .where('users.first_name', '=', 'Rita')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await read(matchId)).referee).toBe('Rita Cumberbatch');
  });

  it('can be a bye, without frames, time and table', async () => {
    const { id } = await server.store.db
      .selectFrom('matches')
      .select('id')
      .where('is_bye', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow();
    const match = await read(id);
    expect([match.player1.seat, match.player2.seat].toSorted()).toEqual(['bye', 'player']);
    expect(match).toMatchObject({ frames: [], scheduleTime: null, table: null, referee: null });
    expect(match.winner).toBe(match.playerId1 ?? match.playerId2);
  });

  it('can be without players, club and tournament', async () => {
    const { id } = await server.store.db
      .insertInto('matches')
      .values({ name: 'Open night', game_type: 'onePocket', race_to: 3 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await read(id)).toMatchObject({
      playerId1: null,
      playerName2: null,
      player1: { seat: 'open', feederMatchNumber: null, feederMatchName: null, countryId: null },
      club: null,
      tournament: null,
      roundName: null,
      matchNumber: null,
      timeZone: 'UTC',
      scheduleTime: null,
      frames: [],
    });
  });

  it('takes one statement', async () => {
    const { store, count } = countStatements(server.store);
    const counted = await startServer({ store });
    const before = count();
    await counted.client().get('/match/1');
    expect(count() - before).toBe(1);
    await counted.close();
  });

  it.each(['2147483647', '999999'])('that does not exist answers 404: %s', async (id) => {
    const { status, body } = await server.client().get(`/match/${id}`);
    expect([status, body['code']]).toEqual([404, 'not_found']);
  });

  it.each(['abc', '0', '-1', '1.5', '1e3x', '2147483648', '%00', '1;2', "1'"])(
    'whose id is no id answers 400: %s',
    async (id) => {
      const { status, body } = await server.client().get(`/match/${id}`);
      expect([status, body['code']]).toEqual([400, 'invalid_request']);
    },
  );
});
