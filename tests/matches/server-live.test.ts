import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { moveLiveMatches, type Balls } from '#server/dev/live-matches.ts';
import { testNow } from '#tests/support/database.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

type Match = {
  matchId: number;
  player1Frames: number;
  player2Frames: number;
  player1: { points: number | null };
  player2: { points: number | null };
};

let server: TestServer;
const random = createRandom(7);
const balls: Balls = new Map();

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const move = () => moveLiveMatches({ db: server.store.db, now: server.clock.now(), random, balls });

async function liveMatches(): Promise<Match[]> {
  const { body } = await server.client().get('/match?status=7&limit=20');
  return body['rows'] as Match[];
}

type Switch = { isMoving: boolean; live: number };

/** Asks the switch, or throws it. */
async function live(payload?: object): Promise<{ status: number; body: Switch }> {
  const method = payload ? 'PUT' : 'GET';
  const answer = await server.app.inject({ method, url: '/dev/live', ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json() };
}

/** How often each match was written. */
const versions = () =>
  server.store.db.selectFrom('matches').select(['id', 'version']).orderBy('id').execute();

/** How each live match stands, in one line. */
async function standings(): Promise<string[]> {
  const rows = await liveMatches();
  return rows.map(({ matchId, player1: one, player2: two, ...match }) =>
    [matchId, match.player1Frames, match.player2Frames, one.points, two.points].join(' '),
  );
}

it('stands still until somebody throws the switch', async () => {
  const before = await standings();
  const { body } = await live();
  expect(body).toMatchObject({ isMoving: false });
  expect(await standings()).toEqual(before);
});

it('a shot moves every live match, and lists and pages answer what it brought', async () => {
  const before = await standings();
  const { body } = await live();
  expect(await move()).toBe(body.live);
  for (let shots = 0; shots < 5; shots += 1) await move();
  const after = await standings();
  expect(after).toHaveLength(before.length);
  expect(after.filter((line) => !before.includes(line)).length).toBeGreaterThan(before.length / 2);
  const [first] = await liveMatches();
  const detail = await server.client().get(`/match/${first?.matchId}`);
  const frames = detail.body['frames'] as { player1Points: number; winner: number | null }[];
  expect(frames.at(-1)).toMatchObject({ player1Points: first?.player1.points ?? 0, winner: null });
});

describe('played on for an evening', () => {
  let begun: number[];

  beforeAll(async () => {
    begun = (await rowsOf('status_id = 7')).map(({ id }) => id);
    for (let shots = 0; shots < 250; shots += 1) {
      server.pass(2);
      await move();
    }
  });

  async function rowsOf(where: 'status_id = 7' | 'status_id = 6') {
    return server.store.db
      .selectFrom('matches')
      .selectAll()
      .where('status_id', '=', where === 'status_id = 7' ? 7 : 6)
      .where('is_bye', '=', false)
      .execute();
  }

  it('matches end: with a winner who has the frames, the frames in their places, and no running score', async () => {
    const over = (await rowsOf('status_id = 6')).filter(({ id }) => begun.includes(id));
    expect(over.length).toBeGreaterThan(5);
    const frames = await server.store.db.selectFrom('frames').selectAll().execute();
    for (const match of over) {
      const own = frames
        .filter(({ match_id: id }) => id === match.id)
        .toSorted((a, b) => a.number - b.number);
      expect(own.map(({ number }) => number)).toEqual(own.map((_, place) => place + 1));
      expect(own.every(({ winner_id: winner, ended_at: end }) => winner !== null && end !== null)).toBe(true);
      const won = (player: number | null) => own.filter(({ winner_id: winner }) => winner === player).length;
      expect([won(match.player1_id), won(match.player2_id)]).toEqual([
        match.player1_frames,
        match.player2_frames,
      ]);
      const isFirst = match.player1_frames > match.player2_frames;
      expect(match.winner_id).toBe(isFirst ? match.player1_id : match.player2_id);
      expect([match.current_frame, match.player1_points, match.at_table]).toEqual([null, null, null]);
      expect(match.ended_at?.getTime()).toBeGreaterThan(testNow);
    }
  });

  it('the winner of a knockout match has the seat that it leads to', async () => {
    const over = (await rowsOf('status_id = 6')).filter(
      ({ id, next_match_id: next }) => begun.includes(id) && next,
    );
    expect(over.length).toBeGreaterThan(0);
    for (const match of over) {
      const next = await server.store.db
        .selectFrom('matches')
        .selectAll()
        .where('id', '=', match.next_match_id)
        .executeTakeFirstOrThrow();
      expect(match.next_match_slot === 1 ? next.player1_id : next.player2_id).toBe(match.winner_id);
    }
  });

  it('others begin in their stead, and each has one running frame', async () => {
    const live = await rowsOf('status_id = 7');
    expect(live.filter(({ id }) => !begun.includes(id)).length).toBeGreaterThan(0);
    for (const match of live) {
      const running = await server.store.db
        .selectFrom('frames')
        .select('number')
        .where('match_id', '=', match.id)
        .where('winner_id', 'is', null)
        .execute();
      expect(running).toEqual([{ number: match.current_frame }]);
    }
  });

  it('every answer about them still keeps the contract', async () => {
    const client = server.client();
    for (const path of ['/match?status=7&limit=20', '/match?status=6&limit=20', '/tournament?limit=20']) {
      expect((await client.get(path)).status).toBe(200);
    }
    for (let tournament = 1; tournament <= 15; tournament += 1) {
      expect((await client.get(`/tournament/${tournament}`)).status).toBe(200);
    }
  });
});

describe('the switch', () => {
  it('lets matches move by themselves while it is on, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const before = await versions();
    expect((await live({ isMoving: true })).body).toMatchObject({ isMoving: true });
    expect((await live({ isMoving: true })).body).toMatchObject({ isMoving: true });
    vi.advanceTimersByTime(2_000);
    // Taking it back waits for the shots that are under way.
    expect((await live({ isMoving: false })).body).toMatchObject({ isMoving: false });
    const moved = await versions();
    expect(moved).not.toEqual(before);
    vi.advanceTimersByTime(60_000);
    expect((await live({ isMoving: false })).body).toMatchObject({ isMoving: false });
    expect(await versions()).toEqual(moved);
  });

  it.each([{}, { isMoving: 'soon' }, { isMoving: true, more: 1 }])('is not thrown by %j', async (payload) => {
    expect((await live(payload)).status).toBe(400);
    expect((await live()).body).toMatchObject({ isMoving: false });
  });

  it('is there for this machine alone', async () => {
    const payload = { isMoving: true };
    const from = { remoteAddress: '192.168.1.7' };
    for (const call of [{ url: '/dev/live' }, { method: 'PUT', url: '/dev/live', payload } as const]) {
      expect((await server.app.inject({ ...call, ...from })).statusCode).toBe(404);
    }
    expect((await live()).body).toMatchObject({ isMoving: false });
  });

  it('is not there in production', async () => {
    const configuration = { production: true, publicUrl: new URL('https://baulk.example') };
    const production = await startServer({ store: server.store, configuration });
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await production.app.inject({ method, url: '/dev/live', payload: { isMoving: true } });
      expect(answer.statusCode).toBe(404);
    }
    await production.close();
  });
});
