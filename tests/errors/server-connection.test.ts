import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { usualTimeouts } from '#server/http/arrival.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

/** Milliseconds that the server waits for the whole of a body that is no file. */
const patience = 1_000;

let app: FastifyInstance;
let store: Store;
let port: number;
beforeAll(async () => {
  store = await testDatabase('empty');
  app = await buildTestApp({ store, timeouts: { ...usualTimeouts, usual: patience } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await store.close();
});

type Answer = { status: number; headers: string; body: Record<string, unknown> };

/** Sends bytes as they are, and reads until the server hangs up. */
async function send(...pieces: string[]): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += String(chunk);
  });
  socket.on('error', () => undefined);
  for (const piece of pieces) socket.write(piece);
  await once(socket, 'close');
  const [headers = '', body = ''] = received.split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), headers, body: JSON.parse(body) as Answer['body'] };
}

const head = (...lines: string[]) =>
  [
    'POST /api/login HTTP/1.1',
    'Host: x',
    'Connection: close',
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');

describe('what is no request', () => {
  it.each<[string, string, number, string]>([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'malformed_body'],
    [
      'a header without end',
      `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'body_too_large',
    ],
    [
      'a body of two lengths',
      `${head('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
      400,
      'malformed_body',
    ],
    ['a length that is no number', head('Content-Length: five'), 400, 'malformed_body'],
    ['a broken chunk', `${head('Transfer-Encoding: chunked')}zz\r\n`, 400, 'malformed_body'],
  ])('%s is refused as everything else is', async (_case, bytes, status, code) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect(answer.headers).toContain('x-content-type-options: nosniff');
    expect(answer.headers).toContain("content-security-policy: default-src 'none'");
  });

  it('leaves the server as it was', async () => {
    await send('HELLO\r\n\r\n');
    const answer = await send('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer.status).toBe(200);
  });
});

describe('I3 a body', () => {
  const large = 10 * 1024 * 1024;

  it('of 10 MiB is refused by its length', async () => {
    const answer = await send(head(`Content-Length: ${large}`), 'x'.repeat(100_000));
    expect([answer.status, answer.body['code']]).toEqual([413, 'body_too_large']);
  });

  it.each([
    ['POST', '/api/upload', 'multipart/form-data; boundary=x', 401],
    ['POST', '/api/upload', 'application/octet-stream', 401],
    ['POST', '/api/mobile-apps/1/builds', 'application/octet-stream', 401],
    ['POST', '/api/mobile-apps/1/builds', 'multipart/form-data; boundary=x', 401],
    ['POST', '/api/nothing', 'multipart/form-data; boundary=x', 404],
    ['PUT', '/api/upload', 'multipart/form-data; boundary=x', 405],
    ['POST', '/images/nothing', 'multipart/form-data; boundary=x', 404],
    ['POST', '/builds/nothing', 'application/octet-stream', 404],
    ['POST', '/', 'multipart/form-data; boundary=x', 404],
    ['POST', '/sandbox/card', 'multipart/form-data; boundary=x', 404],
    ['POST', '/dev/payments', 'multipart/form-data; boundary=x', 404],
  ])(
    'S17 of a file that nobody may send is not waited for: %s %s, %s',
    async (method, path, type, status) => {
      const request = [
        `${method} ${path} HTTP/1.1`,
        'Host: x',
        `Content-Type: ${type}`,
        'Content-Length: 1000000',
        '',
        '--x',
      ];
      // One that is waited for is answered 408 when its time is up.
      expect((await send(request.join('\r\n'))).status).toBe(status);
    },
  );

  it('of 10 MiB is refused as soon as it is seen to be too large', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const answer = await send(head('Transfer-Encoding: chunked'), chunk, chunk, chunk);
    expect([answer.status, answer.body['code']]).toEqual([413, 'body_too_large']);
  });

  it('that never ends is given up once its time is over, and no earlier', async () => {
    const began = performance.now();
    const answer = await send(head('Content-Length: 100'), '{"email":');
    expect([answer.status, answer.body['code']]).toEqual([408, 'malformed_body']);
    // A timer may be a millisecond early.
    expect(performance.now() - began).toBeGreaterThan(patience - 10);
  });
});
