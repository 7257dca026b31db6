import type { FastifyInstance, InjectOptions } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#domain/navigation/routes.ts';
import type { Store } from '#server/database/store.ts';
import { brokenStore, buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addressOf, operations } from '#tests/support/operations.ts';

const script = "document.title = 'Baulk';";
const html = `<!doctype html><html lang="en"><script>${script}</script><script type="module" src="/assets/app-1a2b.js"></script>`;
const folder = mkdtempSync(join(tmpdir(), 'baulk-pages-'));

let store: Store;
let app: FastifyInstance;
let secure: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'product', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'product', 'index.html'), html);
  writeFileSync(join(folder, 'product', 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'product', 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'secret'), 'not for anyone');
  store = await testDatabase('empty');
  const bundles = { product: join(folder, 'product'), dev: null };
  app = await buildTestApp({ store, bundles });
  const publicUrl = new URL('https://baulk.example');
  secure = await buildTestApp({ store, bundles, configuration: { publicUrl } });
});
afterAll(async () => {
  await app.close();
  await secure.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const policyOfPages = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');
const policyOfAllElse = "default-src 'none'; frame-ancestors 'none'";

it('C-1.17 a page may show the film of the walkthrough, and films of nobody else', async () => {
  const walkthrough = { url: 'https://films.example/a.mp4', captions: 'https://texts.example/a.vtt' };
  const bundles = { product: join(folder, 'product'), dev: null };
  const filmed = await buildTestApp({ store, bundles, configuration: { walkthrough } });
  const { headers } = await filmed.inject('/faq');
  await filmed.close();
  expect(headers['content-security-policy']).toContain(
    '; media-src https://films.example https://texts.example;',
  );
});

describe('a page', () => {
  const plain = routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path);

  it.each(plain)('is at %s', async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([200, html]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each(['/?next=%2Fmatch', '/login?a=b#c', '/MATCH'])('is at %s as well', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  it.each([
    '/nothing',
    '/nothing/at/all',
    '/%zz',
    '/%c0%80',
    '/favicon.png',
    `/${'x'.repeat(3_000)}`,
    '/index.html',
  ])('tells at %s that nothing is there, in a page', async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([404, html]);
    expect(headers).toMatchObject({
      'content-security-policy': policyOfPages,
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('runs its own scripts and no other', async () => {
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toBe(policyOfPages);
  });

  it('is asked for again each time, and its files never again', async () => {
    expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
    const asset = await app.inject('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('is answered to HEAD without its body', async () => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/match' });
    expect([statusCode, body]).toEqual([200, '']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('is nothing that takes %s', async (method) => {
    const { statusCode, headers } = await app.inject({ method, url: '/match' });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('a file', () => {
  it.each(['/assets/gone-1a2b.js', '/assets/', '/assets'])(
    'that is not there is no page: %s',
    async (url) => {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/assets/../../secret',
    '/assets/..%2f..%2fsecret',
    '/assets/%2e%2e%2f%2e%2e%2fsecret',
    '/assets/..%5c..%5csecret',
    '//secret',
    '/./../secret',
  ])('outside the bundle is out of reach of %s', async (url) => {
    const { body, statusCode } = await app.inject(url);
    expect(body).not.toContain('not for anyone');
    expect(statusCode).toBe(404);
  });
});

describe('H1 every kind of answer carries the security headers', () => {
  const json = { 'content-type': 'application/json' };
  const isUnbuilt = (it: (typeof operations)[number]) =>
    it['x-planned'] === true && it.method === 'get' && it['x-access'].who === 'anyone';
  const unbuilt = operations
    .filter(isUnbuilt)
    .slice(0, 1)
    .map((operation) => addressOf(operation));
  const kinds: [string, InjectOptions | string, number, string][] = [
    ['a page', '/', 200, policyOfPages],
    ['a page that says that nothing is there', '/nothing', 404, policyOfPages],
    ['a file', '/assets/app-1a2b.js', 200, policyOfAllElse],
    ['an icon', '/favicon.svg', 200, policyOfAllElse],
    ['a missing file', '/assets/x.js', 404, policyOfAllElse],
    ['an answer of the API', '/api/config', 200, policyOfAllElse],
    ['an answer without a body', { method: 'HEAD', url: '/api/config' }, 200, policyOfAllElse],
    [
      'a malformed request',
      { method: 'POST', url: '/api/login', headers: json, payload: '{' },
      400,
      policyOfAllElse,
    ],
    ['an unreadable address', '/api/%zz', 404, policyOfAllElse],
    ['a refusal of a visitor', '/api/profile', 401, policyOfAllElse],
    ['an unknown call', '/api/nothing', 404, policyOfAllElse],
    ['a wrong method', { method: 'DELETE', url: '/api/login' }, 405, policyOfAllElse],
    ...unbuilt.map((url): [string, string, number, string] => [
      'what is not built',
      url,
      501,
      policyOfAllElse,
    ]),
  ];
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  };

  it.each(kinds)('%s', async (_kind, request, status, policy) => {
    const { statusCode, headers } = await app.inject(request);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ ...always, 'content-security-policy': policy });
    const never = [
      'strict-transport-security',
      'set-cookie',
      'access-control-allow-origin',
      'x-powered-by',
      'server',
    ];
    expect(never.filter((name) => name in headers)).toEqual([]);
  });

  it.each(kinds)('and, where the address is https, that it stays so: %s', async (_kind, request) => {
    const { headers } = await secure.inject(request);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('a fault', async () => {
    const faulty = await buildTestApp({ store: brokenStore(new Error('broken')) });
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    const answer = await faulty.inject({ url: '/api/profile', headers });
    await faulty.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({ ...always, 'content-security-policy': policyOfAllElse });
  });
});

describe('another origin', () => {
  it.each(['/api/config', '/', '/api/login'])('is never let in to %s', async (url) => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url, headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
