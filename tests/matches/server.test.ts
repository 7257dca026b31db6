import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '#domain/games.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { countStatements, pageOf, plainIds } from './lists.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startServer();
  client = server.client();
});
afterAll(() => server.close());

const idsOf = (rows: readonly { matchId: number }[]) => rows.map(({ matchId }) => matchId);

describe('the list of matches', () => {
  it.each([
    ['all', '', 'true'],
    ['A-9.07 upcoming', 'status=1', 'status_id = 1'],
    ['C-4.12 live', 'status=7', 'status_id = 7'],
    ['A-9.08 completed', 'status=6', 'status_id = 6'],
    ['a club', 'clubId=1', 'club_id = 1'],
    ['a tournament', 'tournamentId=2', 'tournament_id = 2'],
    ['a game', 'gameType=eightBall', `game_type = 'eightBall'`],
    ['live ones of a game', 'status=7&gameType=sixBall', `status_id = 7 and game_type = 'sixBall'`],
    ['completed ones of a club', 'status=6&clubId=2', 'status_id = 6 and club_id = 2'],
    ['upcoming ones of a tournament', 'status=1&tournamentId=6', 'status_id = 1 and tournament_id = 6'],
    [
      'everything at once',
      'status=6&clubId=1&tournamentId=5&gameType=eightBall',
      `status_id = 6 and club_id = 1 and tournament_id = 5 and game_type = 'eightBall'`,
    ],
    ['nothing', 'clubId=1&tournamentId=1', 'false'],
    ['a club that does not exist', 'clubId=2147483647', 'false'],
    ['a tournament that does not exist', 'tournamentId=2147483647', 'false'],
  ])('keeps %s, live first, then by time, and says how many there are', async (_what, query, condition) => {
    const wanted = await plainIds(server.store, condition);
    const { rows, total } = await pageOf(client, `${query}&limit=1000`);
    expect(idsOf(rows)).toEqual(wanted);
    expect(total).toBe(wanted.length);
  });

  it.each(games.map(({ id }) => id))('has live matches of %s, and only of it', async (gameType) => {
    const { rows } = await pageOf(client, `status=7&gameType=${gameType}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.gameType))).toEqual(new Set([gameType]));
  });

  it.each([
    ['', 'true', 20],
    ['status=1&', 'status_id = 1', 10],
    ['status=6&', 'status_id = 6', 20],
    ['status=6&gameType=sixBall&', `status_id = 6 and game_type = 'sixBall'`, 10],
    ['status=6&tournamentId=6&', 'status_id = 6 and tournament_id = 6', 7],
    ['tournamentId=6&', 'tournament_id = 6', 7],
  ])('gives with %j every match once over its pages', async (query, condition, limit) => {
    const wanted = await plainIds(server.store, condition);
    const pages: number[] = [];
    for (let page = 1; page <= Math.ceil(wanted.length / limit); page += 1) {
      const { rows, total } = await pageOf(client, `${query}limit=${limit}&pageNumber=${page}`);
      expect(total).toBe(wanted.length);
      pages.push(...idsOf(rows));
    }
    expect(pages).toEqual(wanted);
    const beyond = await pageOf(client, `${query}limit=${limit}&pageNumber=1000000`);
    expect(beyond).toEqual({ rows: [], total: wanted.length });
  });

  it('has ten rows on a page unless another number is asked for', async () => {
    expect((await pageOf(client, '')).rows).toHaveLength(10);
    expect((await pageOf(client, 'limit=20')).rows).toHaveLength(20);
    expect((await pageOf(client, 'limit=1')).rows).toHaveLength(1);
  });

  it('leaves byes out: nobody plays them', async () => {
    const { rows } = await pageOf(client, 'tournamentId=2&limit=1000');
    expect(rows.flatMap(({ player1, player2 }) => [player1.seat, player2.seat])).not.toContain('bye');
  });

  it('takes one statement, whatever is asked for', async () => {
    const { store, count } = countStatements(server.store);
    const counted = await startServer({ store });
    const before = count();
    await pageOf(counted.client(), 'status=6');
    await pageOf(counted.client(), 'clubId=1&gameType=nineBall&pageNumber=2');
    expect(count() - before).toBe(2);
    await counted.close();
  });
});

describe('a match of the list', () => {
  it('C-4.12 that is live has its scores, who is at the table and the running break', async () => {
    const { rows } = await pageOf(client, 'status=7&tournamentId=1');
    const match = rows.find(({ matchName }) => matchName === 'Semi-final 1');
    expect(match).toMatchObject({
      statusId: 7,
      discipline: 'snooker',
      frame: 9,
      playerName1: 'Andrés Peñaranda',
      player1Frames: 4,
      player2Frames: 3,
      currentFrame: 8,
      atTable: 1,
      winner: null,
      timeZone: 'America/Bogota',
      tournament: { tournamentId: 1, name: expect.stringContaining('Copa Panamericana') },
      club: { clubId: 2, name: 'Club Billares Obelisco' },
      table: { number: 1 },
      roundName: 'Semi-finals',
      groupNumber: null,
    });
    expect(match?.player1).toMatchObject({ seat: 'player', countryId: 'CO', seed: 1, points: 62, break: 48 });
    expect(match?.player2).toMatchObject({ points: 14, break: null, highestBreak: 63 });
  });

  it('without players has open seats with the matches that feed them, and may be without a time', async () => {
    const { rows } = await pageOf(client, 'status=1&tournamentId=1');
    const final = rows.find(({ matchName }) => matchName === 'Final');
    expect(final).toMatchObject({ playerId1: null, playerName1: null, playerId2: null, playerName2: null });
    expect(final?.player1).toMatchObject({
      seat: 'open',
      feederMatchNumber: null,
      feederMatchName: 'Semi-final 1',
    });
    expect(final?.player2).toMatchObject({
      seat: 'open',
      feederMatchNumber: null,
      feederMatchName: 'Semi-final 2',
    });
    const all = await pageOf(client, 'status=1&limit=1000');
    const untimed = all.rows.filter(({ scheduleTime }) => scheduleTime === null);
    expect(untimed.length).toBeGreaterThan(3);
    expect(all.rows.slice(-untimed.length)).toEqual(untimed);
  });

  it('of one game is told by its points, innings and average when it is over', async () => {
    const { rows } = await pageOf(client, 'status=6&gameType=threeCushion&limit=1000');
    for (const { player1, player2, targetPoints } of rows) {
      expect(Math.max(player1.points ?? 0, player2.points ?? 0)).toBe(targetPoints);
      expect(player1.average).toBeCloseTo((player1.points ?? 0) / (player1.innings ?? 1), 3);
    }
    const snooker = await pageOf(client, 'status=6&gameType=fifteenReds');
    expect(snooker.rows.every(({ player1 }) => player1.points === null && player1.average === null)).toBe(
      true,
    );
  });

  it('of no tournament has the zone of its club', async () => {
    const clubs = await server.store.db.selectFrom('clubs').select(['id', 'time_zone']).execute();
    const zones = new Map(clubs.map(({ id, time_zone: zone }) => [id, zone]));
    const { rows } = await pageOf(client, 'limit=1000');
    const friendlies = rows.filter(({ tournament }) => tournament === null);
    expect(friendlies.length).toBeGreaterThan(50);
    expect(friendlies.filter(({ club, timeZone }) => zones.get(club?.clubId ?? 0) !== timeZone)).toEqual([]);
  });
});

describe('bad input to the list', () => {
  it.each([
    'status=2',
    'status=live',
    'clubId=x',
    'clubId=0',
    'clubId=1.5',
    'clubId=-1',
    'clubId=2147483648',
    'clubId=99999999999999999999',
    'tournamentId=',
    'tournamentId=1%20or%201=1',
    'gameType=darts',
    'gameType=',
    'mine=perhaps',
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=ten',
    'pageNumber=0',
    'pageNumber=1000001',
    'pageNumber=1e9',
    'status=1&status=7',
  ])('is refused: %s', async (query) => {
    const { status, body } = await client.get(`/match?${query}`);
    expect([status, body['code']]).toEqual([400, 'invalid_request']);
  });
});
