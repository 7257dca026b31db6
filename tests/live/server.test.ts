import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { addressOf, listenAt } from './listening.ts';

let server: TestServer;
let twin: TestServer;
beforeAll(async () => {
  server = await startServer();
  twin = await server.twin();
  for (const { app } of [server, twin]) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await twin.app.close();
  await server.close();
});

/** Those who listen at a process know it before a score is written. */
async function listener(at: TestServer) {
  const one = await listenAt(addressOf(at.app));
  await expect.poll(() => one.signs()).toBeGreaterThan(0);
  return one;
}

/** A live match of the demo that somebody may score. */
async function liveMatch() {
  const { rows } = (await server.client().get('/match?status=7&limit=20')).body as {
    rows: { matchId: number; version: number; playerId1: number; playerName1: string }[];
  };
  const [match] = rows;
  if (!match) throw new Error('No match of the demo is live.');
  return match;
}

async function write(matchId: number, points: number): Promise<void> {
  await server.store.db
    .updateTable('matches')
    .set(({ eb }) => ({ player1_points: points, version: eb('version', '+', 1) }))
    .where('id', '=', matchId)
    .execute();
}

describe('whoever listens to the live line', () => {
  it('A-7.02 hears a score as it is written, whichever process has written it', async () => {
    const [here, there] = [await listener(server), await listener(twin)];
    const { matchId, version } = await liveMatch();
    await write(matchId, 33);
    for (const { heard } of [here, there]) {
      await expect.poll(() => heard).toHaveLength(1);
      expect(heard[0]).toMatchObject({ matchId, player1Points: 33, version: version + 1 });
    }
    here.leave();
    there.leave();
  });

  it('reads nobody’s name in it, hidden or not', async () => {
    const one = await listener(server);
    await write((await liveMatch()).matchId, 34);
    await expect.poll(() => one.heard).toHaveLength(1);
    expect(Object.values(one.heard[0] ?? {}).filter((value) => typeof value === 'string')).toEqual([]);
    one.leave();
  });

  it('hears once of many scores that a match gets at the same moment, and of the last', async () => {
    const one = await listener(server);
    const { matchId } = await liveMatch();
    await server.store.db.transaction().execute(async (db) => {
      for (const points of [1, 2, 3, 4, 5]) {
        await db.updateTable('matches').set({ player1_points: points }).where('id', '=', matchId).execute();
      }
    });
    await expect.poll(() => one.heard.at(-1)?.player1Points).toBe(5);
    expect(one.heard.length).toBe(1);
    one.leave();
  });

  it('hears nothing of what was not written after all', async () => {
    const one = await listener(server);
    const { matchId } = await liveMatch();
    await server.store.db
      .transaction()
      .execute(async (db) => {
        await db.updateTable('matches').set({ player1_points: 99 }).where('id', '=', matchId).execute();
        throw new Error('Taken back.');
      })
      .catch(() => undefined);
    await write(matchId, 41);
    await expect.poll(() => one.heard.map(({ player1Points }) => player1Points)).toEqual([41]);
    one.leave();
  });

  it('gets a stream that nothing on the way may keep', async () => {
    const one = await listener(server);
    expect(one.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(one.response.headers.get('cache-control')).toContain('no-store');
    expect(one.response.headers.get('x-content-type-options')).toBe('nosniff');
    one.leave();
  });
});

it('who cannot hear a stream is told so', async () => {
  const { status, body } = await server.client().get('/live');
  expect([status, body['code']]).toEqual([406, 'not_acceptable']);
});

describe('a server that stops', () => {
  it('lets its listeners go, and does not wait for one that reads nothing', { timeout: 60_000 }, async () => {
    const stopping = await server.twin();
    await stopping.app.listen({ host: '127.0.0.1', port: 0 });
    const one = await listener(stopping);
    const silent = connect((stopping.app.server.address() as AddressInfo).port, '127.0.0.1');
    silent.on('error', () => undefined);
    silent.pause();
    await once(silent, 'connect');
    silent.write('GET /api/live HTTP/1.1\r\nHost: here\r\nAccept: text/event-stream\r\n\r\n');
    const began = performance.now();
    await stopping.app.close();
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await one.ended).toBe('ended');
    silent.destroy();
  });
});
