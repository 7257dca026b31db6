import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualTimeouts } from '#server/http/arrival.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { png } from './pictures.ts';
import { bodyOf, partsHeader } from './upload.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startServer({ timeouts: { ...usualTimeouts, usual: 500 } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends a body in two halves with a pause between them, and answers the status. */
async function sendSlowly(headers: Record<string, string>, body: Buffer, pause: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += String(chunk);
  });
  socket.on('error', () => undefined);
  const lines = Object.entries({ ...headers, 'content-length': body.length, host: 'x', connection: 'close' });
  socket.write(
    `POST /api/upload HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  const half = Math.floor(body.length / 2);
  socket.write(body.subarray(0, half));
  await Promise.race([pass(pause), once(socket, 'close')]);
  socket.write(body.subarray(half));
  if (!socket.closed) await once(socket, 'close');
  return Number(received.split(' ')[1]);
}

it('C-5.50 a picture that comes over a slow line has longer to arrive than what is no file', async () => {
  const app = server.client();
  app.isBrowser = false;
  const { token } = await app.signIn('player@baulk.example');
  const authorization = `Bearer ${token}`;
  const body = bodyOf({ file: await png() });
  expect(await sendSlowly({ ...partsHeader, authorization }, body, 1_000)).toBe(201);
});
