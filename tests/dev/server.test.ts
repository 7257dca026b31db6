import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenStore, buildTestApp } from '#tests/support/app.ts';

/** Nothing of this asks the database. */
const store = brokenStore(new Error('There is no database here.'));
const root = mkdtempSync(join(tmpdir(), 'baulk-bundles-'));
const bundles = { product: join(root, 'product'), dev: join(root, 'dev') };
const browser = { accept: 'text/html,application/xhtml+xml' };
const clockCalls = [
  ['GET', undefined],
  ['PUT', { offset: 60_000 }],
] as const;
let app: FastifyInstance;

beforeAll(async () => {
  for (const [folder, page] of [
    [bundles.product, 'index.html'],
    [bundles.dev, 'dev.html'],
  ] as const) {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, page), `<!doctype html><title>Baulk</title><body data-page="${page}">`);
    writeFileSync(join(folder, 'assets', 'code.js'), `'${page}';`);
  }
  app = await buildTestApp({ store, bundles });
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const paths = ['/dev', '/dev/', '/dev/app/', '/dev/app/match', '/dev/parts', '/dev/errors', '/dev/clock'];

describe('outside production', () => {
  it.each(paths)('%s is a page under a strict policy', async (url) => {
    const { statusCode, body, headers } = await app.inject({ url, headers: browser });
    expect(statusCode).toBe(200);
    expect(body).toContain('dev.html');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    // Its own pages alone may show it in a frame.
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it('the clock says its time to whoever does not ask for a page, and can be moved', async () => {
    const moved = await app.inject({ method: 'PUT', url: '/dev/clock', payload: { offset: 60_000 } });
    expect(moved.json()).toMatchObject({ offset: 60_000 });
    const read = await app.inject({ url: '/dev/clock' });
    expect(read.json<{ offset: number; now: string }>().offset).toBe(60_000);
    expect(Date.parse(read.json<{ now: string }>().now) - Date.now()).toBeGreaterThan(59_000);
    expect(read.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept' });
  });

  it.each([{ offset: 'soon' }, { offset: 1.5 }, { offset: 1e13 }, {}, { offset: 0, more: 1 }, []])(
    'the clock is not moved by %j',
    async (payload) => {
      const before = (await app.inject({ url: '/dev/clock' })).json<{ offset: number }>().offset;
      const refused = await app.inject({ method: 'PUT', url: '/dev/clock', payload });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ code: 'invalid_request' });
      expect((await app.inject({ url: '/dev/clock' })).json()).toMatchObject({ offset: before });
    },
  );

  it('a file that is not there is refused, and is no page', async () => {
    expect((await app.inject({ url: '/dev/assets/code.js', headers: browser })).body).toContain('dev.html');
    const gone = await app.inject({ url: '/dev/assets/gone.js', headers: browser });
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('whoever does not sit at this machine', () => {
  const strangers = [
    ['another peer', { remoteAddress: '192.168.1.7' }],
    ['another peer by IPv6', { remoteAddress: '2001:db8::7' }],
    ['a peer that only looks near', { remoteAddress: '::ffff:10.0.0.127' }],
    ['a foreign name that points here', { headers: { host: 'evil.example' } }],
    ['a foreign name that begins like ours', { headers: { host: 'localhost.evil.example' } }],
    ['a proxy that speaks for another', { headers: { 'x-forwarded-for': '192.168.1.7' } }],
    ['a proxy that tells its name alone', { headers: { via: '1.1 cache' } }],
    ['a proxy that tells the scheme', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a tunnel', { headers: { 'cf-connecting-ip': '192.168.1.7' } }],
    ['a proxy of the newer kind', { headers: { forwarded: 'for=192.168.1.7' } }],
  ] as const;

  it.each(strangers)('%s is refused every page, file and call', async (_who, from) => {
    for (const url of [...paths, '/dev/assets/code.js']) {
      const answer = await app.inject({ url, ...from });
      expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 404, 'not_found']);
    }
    const put = await app.inject({ method: 'PUT', url: '/dev/clock', payload: { offset: 5 }, ...from });
    expect(put.statusCode).toBe(404);
    expect((await app.inject({ url: '/dev/clock' })).json()).not.toMatchObject({ offset: 5 });
  });

  it.each([
    { remoteAddress: '::1' },
    { remoteAddress: '::ffff:127.0.0.1' },
    { headers: { host: '127.0.0.1:3210' } },
    { headers: { host: '[::1]:3000' } },
    { headers: { host: 'baulk.localhost:3000' } },
  ])('this machine is let in by %j', async (from) => {
    expect((await app.inject({ url: '/dev/clock', ...from })).statusCode).toBe(200);
  });

  it('still gets the product', async () => {
    const { statusCode, body } = await app.inject({ url: '/', remoteAddress: '192.168.1.7' });
    expect([statusCode, body.includes('index.html')]).toEqual([200, true]);
  });
});

describe('outside production, on a machine that is known by another address', () => {
  it('S4 is closed to everybody: a proxy there may tell nothing of itself', async () => {
    const configuration = { publicUrl: new URL('https://try.baulk.example') };
    const shared = await buildTestApp({ store, bundles, configuration });
    for (const url of [...paths, '/dev/outbox.json']) {
      expect([url, (await shared.inject({ url })).statusCode]).toEqual([url, 404]);
    }
    await shared.close();
  });
});

describe('in production', () => {
  let production: FastifyInstance;

  beforeAll(async () => {
    const configuration = { production: true, publicUrl: new URL('https://baulk.example') };
    // Even where a bundle is handed in by mistake.
    production = await buildTestApp({ store, bundles, configuration });
  });

  afterAll(() => production.close());

  it.each(paths)('%s is an address that the product does not have', async (url) => {
    const { statusCode, body } = await production.inject({ url, headers: browser });
    expect(statusCode).toBe(404);
    expect(body).toContain('index.html');
    expect(body).not.toContain('dev.html');
  });

  it.each(clockCalls)('%s /dev/clock neither reads nor moves the clock', async (method, payload) => {
    const answer = await production.inject({ method, url: '/dev/clock', ...(payload ? { payload } : {}) });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('offset');
  });

  it('the files of the bundle are not served', async () => {
    expect((await production.inject({ url: '/dev/assets/code.js' })).body).not.toContain('dev.html');
  });
});
