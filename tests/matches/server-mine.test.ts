import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '#server/demo/accounts.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { pageOf, plainIds } from './lists.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function signedIn(key: string): Promise<TestClient> {
  const client = server.client();
  await client.signIn(`${key}@baulk.example`);
  return client;
}

const mine = (userId: number) => `(player1_id = ${userId} or player2_id = ${userId} or club_id in (
  select club_id from club_members where user_id = ${userId} and status = 'member'))`;

describe('my matches', () => {
  it.each([
    ['player', '', 'true'],
    ['player', 'status=7&', 'status_id = 7'],
    ['player', 'status=1&', 'status_id = 1'],
    ['player', 'status=6&', 'status_id = 6'],
    ['player', 'clubId=1&', 'club_id = 1'],
    ['player', 'clubId=9&', 'club_id = 9'],
    ['player', 'tournamentId=1&', 'tournament_id = 1'],
    ['player', 'tournamentId=2&', 'tournament_id = 2'],
    ['player', 'gameType=nineBall&', `game_type = 'nineBall'`],
    ['guest', '', 'true'],
    ['desk', 'status=6&gameType=eightBall&', `status_id = 6 and game_type = 'eightBall'`],
    ['club2', '', 'true'],
  ])('of %s with %j are those I play and those of my clubs, each once', async (key, query, condition) => {
    const client = await signedIn(key);
    const wanted = await plainIds(server.store, `${condition} and ${mine(accountId(key))}`);
    const { rows, total } = await pageOf(client, `${query}mine=true&limit=1000`);
    expect(rows.map(({ matchId }) => matchId)).toEqual(wanted);
    expect(total).toBe(wanted.length);
  });

  it('come in pages', async () => {
    const client = await signedIn('player');
    const wanted = await plainIds(server.store, mine(accountId('player')));
    const second = await pageOf(client, 'mine=true&limit=20&pageNumber=2');
    expect(second.rows.map(({ matchId }) => matchId)).toEqual(wanted.slice(20, 40));
  });

  it('include those of players outside my clubs, and a request to join does not count', async () => {
    const { db } = server.store;
    const [matchId = 0] = await plainIds(server.store, 'club_id = 12');
    const guest = accountId('guest');
    await db
      .updateTable('matches')
      .set({ player1_id: guest, winner_id: null })
      .where('id', '=', matchId)
      .execute();
    await db.insertInto('club_members').values({ club_id: 9, user_id: guest, status: 'requested' }).execute();
    const client = await signedIn('guest');
    const { rows, total } = await pageOf(client, 'mine=true');
    expect([rows.map(({ matchId }) => matchId), total]).toEqual([[matchId], 1]);
    const elsewhere = await pageOf(client, 'mine=true&clubId=9');
    expect(elsewhere).toEqual({ rows: [], total: 0 });
  });

  it('need a session: none, a stale one and a made-up one answer 401', async () => {
    const stale = await signedIn('player');
    await stale.get('/signout');
    for (const client of [server.client(), stale]) {
      const { status, body } = await client.get('/match?mine=true');
      expect([status, body['code']]).toEqual([401, 'unauthorised']);
    }
    const { status } = await server.client().get('/match?mine=true', { token: 'made-up' });
    expect(status).toBe(401);
    const pending = await signedIn('new');
    expect((await pending.get('/match?mine=true')).status).toBe(401);
  });

  it('are only asked for by true; a stale token does not close what is open', async () => {
    const all = await pageOf(server.client(), 'limit=5');
    expect(await pageOf(server.client(), 'limit=5&mine=false')).toEqual(all);
    const { status, body } = await server.client().get('/match?limit=5', { token: 'made-up' });
    expect([status, body]).toEqual([200, all]);
  });
});
