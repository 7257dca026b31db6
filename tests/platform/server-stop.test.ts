import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/accounts.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { ownPlace, startProduct, type Place, type Product } from '#tests/support/process.ts';

/** A sign-in of which the server has the headers and half of the body. */
async function halfOfSignIn(port: number) {
  const body = JSON.stringify({ email: 'player@baulk.example', password: demoPassword });
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += String(chunk);
  });
  socket.on('error', () => undefined);
  socket.write(
    [
      'POST /api/login HTTP/1.1',
      'Host: 127.0.0.1',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      // Answered as soon as the request has reached its route.
      'Expect: 100-continue',
      '',
      body.slice(0, 20),
    ].join('\r\n'),
  );
  await expect.poll(() => received, { timeout: 20_000 }).toContain('100 Continue');
  return {
    socket,
    async finish() {
      socket.write(body.slice(20));
      await once(socket, 'close');
      return received;
    },
  };
}

async function isRefused(port: number): Promise<boolean> {
  const socket: Socket = connect(port, '127.0.0.1');
  const refused = await Promise.race([
    once(socket, 'connect').then(() => false),
    once(socket, 'error').then(() => true),
  ]).catch(() => true);
  socket.destroy();
  return refused;
}

const tellsHealth = async ({ address }: Product) => (await fetch(`${address}/api/health`)).status;

/** A connection that has had its answer and stays, and one on which nothing is ever said. */
async function idleConnections({ address, port }: Product) {
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(get(`${address}/api/health`, { agent }), 'response')) as [
    NodeJS.ReadableStream,
  ];
  response.resume();
  await once(response, 'end');
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  return {
    end() {
      agent.destroy();
      silent.destroy();
    },
  };
}

/** Stops a process that has half of a sign-in and two connections on which nothing happens; answers the token of the sign-in. */
async function stopAtWork(product: Product, signal: 'SIGTERM' | 'SIGINT'): Promise<string> {
  const idle = await idleConnections(product);
  const request = await halfOfSignIn(product.port);
  product.child.kill(signal);
  await expect.poll(() => isRefused(product.port), { timeout: 20_000 }).toBe(true);
  const answer = await request.finish();
  const answered = performance.now();
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(await product.exited).toBe(0);
  expect(performance.now() - answered).toBeLessThan(20_000);
  idle.end();
  return /"token":"([\w-]{43})"/.exec(answer)?.[1] ?? '';
}

describe('a process that is told to stop', { timeout: 120_000 }, () => {
  let place: Place;
  let product: Product;
  let token = '';
  beforeAll(async () => {
    place = await ownPlace('demo');
    product = await startProduct(place.env);
  });
  afterAll(async () => {
    product.child.kill('SIGKILL');
    await product.exited;
    await place.remove();
  });

  it('by SIGTERM answers what is under way, lets nobody else in, waits for no idle connection, and ends well', async () => {
    token = await stopAtWork(product, 'SIGTERM');
  });

  it('leaves its data so that the next one goes on with it, sessions and all', async () => {
    product = await startProduct(place.env);
    const headers = { authorization: `Bearer ${token}` };
    const profile = await fetch(`${product.address}/api/profile`, { headers });
    expect(profile.status).toBe(200);
    expect(await profile.json()).toMatchObject({ email: 'player@baulk.example' });
  });

  it('by SIGINT does as by SIGTERM', async () => {
    await stopAtWork(product, 'SIGINT');
  });

  it('that was killed starts again over the same data', async () => {
    product = await startProduct(place.env);
    product.child.kill('SIGKILL');
    await product.exited;
    product = await startProduct(place.env);
    expect(await tellsHealth(product)).toBe(200);
  });

  it('a second time ends at once', async () => {
    const request = await halfOfSignIn(product.port);
    product.child.kill('SIGTERM');
    await expect.poll(() => isRefused(product.port), { timeout: 20_000 }).toBe(true);
    await wait(200);
    expect(product.child.exitCode).toBeNull();
    product.child.kill('SIGTERM');
    expect(await product.exited).toBe(1);
    request.socket.destroy();
  });
});

describe('a server that stops', () => {
  it(
    'ends with the last byte that was under way, though the client would have stayed',
    { timeout: 60_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'baulk-stop-'));
      writeFileSync(join(folder, 'index.html'), '<!doctype html>');
      writeFileSync(join(folder, 'large.bin'), Buffer.alloc(30 * 2 ** 20));
      const store = await testDatabase('empty');
      const app = await buildTestApp({ store, bundles: { product: folder, dev: null } });
      await app.listen({ host: '127.0.0.1', port: 0 });
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write('GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
      let received = 0;
      socket.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      await once(socket, 'data');
      socket.pause();
      const ended = once(socket, 'end');
      const closed = app.close();
      await wait(300);
      const began = performance.now();
      socket.resume();
      await closed;
      // The client may have read less by then than it was sent.
      await ended;
      expect(performance.now() - began).toBeLessThan(20_000);
      expect(received).toBeGreaterThan(30 * 2 ** 20);
      await store.close();
      rmSync(folder, { recursive: true });
    },
  );
});
