import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let player: TestClient;
beforeAll(async () => {
  server = await startServer();
  player = server.client();
  await player.signIn('player@baulk.example');
});
afterAll(() => server.close());

type Counted = { played: number; won: number; lost: number };
type Figures = {
  matches: Counted;
  frames: Counted;
  games: { gameType: string; matches: Counted }[];
  highestBreaks: { points: number; day: string }[];
  form: { matchId: number; opponent: string; isWon: boolean; own: number; other: number; day: string }[];
};

async function figuresOf(client: TestClient, query = ''): Promise<Figures> {
  const { status, body } = await client.get(`/statistics${query}`);
  expect(status).toBe(200);
  return body as Figures;
}

/** The matches of the player that are over, as the database has them. */
const over = () =>
  server.store.db
    .selectFrom('matches')
    .selectAll()
    .where('status_id', '=', 6)
    .where('is_bye', '=', false)
    .where((eb) => eb.or([eb('player1_id', '=', 5), eb('player2_id', '=', 5)]))
    .execute();

describe('A-1.12, A-6.16 a player’s own figures', () => {
  it('count every match that is over, by who has won it', async () => {
    const { matches, games } = await figuresOf(player);
    const kept = await over();
    expect(kept.length).toBeGreaterThan(0);
    expect(matches.played).toBe(kept.length);
    expect(matches.won).toBe(kept.filter((match) => match.winner_id === 5).length);
    expect(games.reduce((sum, game) => sum + game.matches.played, 0)).toBe(matches.played);
  });

  it('tell the form of the last ten, the latest first, the own score first', async () => {
    const { form } = await figuresOf(player);
    expect(form.length).toBeLessThanOrEqual(10);
    const days = form.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(form.filter(({ isWon, own, other }) => (isWon ? own < other : own > other))).toEqual([]);
  });

  it('tell the highest breaks, the highest first', async () => {
    const points = (await figuresOf(player)).highestBreaks.map((one) => one.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });

  it('are those of one game, or of some days, where that is asked', async () => {
    const all = await figuresOf(player);
    const [first] = all.games;
    const ofGame = await figuresOf(player, `?gameType=${first?.gameType}`);
    expect(ofGame.matches).toEqual(first?.matches);
    expect((await figuresOf(player, '?to=2000-01-01')).matches.played).toBe(0);
    expect((await figuresOf(player, '?from=2000-01-01')).matches).toEqual(all.matches);
  });

  it('are nothing at all for who never played', async () => {
    const referee = server.client();
    await referee.signIn('referee@baulk.example');
    const { userId } = (await referee.get('/profile')).body as { userId: number };
    await server.store.db
      .deleteFrom('matches')
      .where((eb) => eb.or([eb('player1_id', '=', userId), eb('player2_id', '=', userId)]))
      .execute();
    const none = { played: 0, won: 0, lost: 0 };
    expect(await figuresOf(referee)).toEqual({
      matches: none,
      frames: none,
      games: [],
      highestBreaks: [],
      form: [],
    });
  });

  it.each(['?gameType=chess', '?from=yesterday'])('refuse what they are asked wrongly: %s', async (query) => {
    expect((await player.get(`/statistics${query}`)).status).toBe(400);
  });
});
