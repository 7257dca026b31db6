import { connect, type AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { apk } from './builds.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'baulk-arrival-'));
mkdirSync(join(dataDir, 'builds'));
/** A second for any other file, and three without a byte of a build. */
const timeouts = { usual: 1_000, file: 1_000, silence: 3_000 };
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ configuration: { dataDir }, timeouts });
  const app = server.client();
  app.isBrowser = false;
  ({ token } = await app.signIn('owner@baulk.example'));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends the pieces of a build with a pause before each, and answers what came back when the server hung up. */
async function send(pieces: readonly Buffer[], pause: number, headers: string[] = []): Promise<string> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += String(chunk);
  });
  socket.on('error', () => undefined);
  const lines = [
    'POST /api/mobile-apps/1/builds?type=Android&channel=beta&version=7.0 HTTP/1.1',
    'host: x',
    'connection: close',
    'content-type: application/octet-stream',
    `content-length: ${apk.length}`,
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  for (const piece of pieces) {
    await Promise.race([pass(pause), once(socket, 'close')]);
    socket.write(piece);
  }
  if (!socket.closed) await once(socket, 'close');
  return received;
}

const signedIn = (): string[] => [`authorization: Bearer ${token}`];

it('a build that keeps coming over a slow line has longer than other files to arrive', async () => {
  const size = Math.ceil(apk.length / 6);
  const pieces = Array.from({ length: 6 }, (_, place) => apk.subarray(place * size, (place + 1) * size));
  const answer = await send(pieces, 400, signedIn());
  expect(answer).toContain('HTTP/1.1 201');
});

it('a build of which nothing comes any more is given up, said so, and leaves nothing', async () => {
  const before = readdirSync(join(dataDir, 'builds'));
  const answer = await send([apk.subarray(0, 1_000)], 0, signedIn());
  expect(answer).toContain('HTTP/1.1 408');
  await expect.poll(() => readdirSync(join(dataDir, 'builds')), { timeout: 10_000 }).toEqual(before);
}, 60_000);

it('whoever may not upload builds is not waited for', async () => {
  const answer = await send([], 0);
  expect(answer).toContain('HTTP/1.1 401');
}, 60_000);
