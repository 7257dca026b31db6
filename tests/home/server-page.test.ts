import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstReadingId, type FirstReading } from '#domain/first-reading.ts';
import type { Store } from '#server/database/store.ts';
import { brokenStore, buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

const html = '<!doctype html><link rel="modulepreload" href="/app.js" data-part="app"><div id="app"></div>';
// The artefact of the build, in one line: it shows how many matches it was given, and nothing else.
const artefact =
  'export const renderHome = ({ live, news }) => `<h1>${live.total} live</h1><p>${news[0]?.title}</p>`;';
const folder = mkdtempSync(join(tmpdir(), 'baulk-home-'));
const clock = stillClock();

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, '.prerender'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, '.prerender', 'prerender.js'), artefact);
  writeFileSync(join(folder, '.prerender', 'package.json'), '{"type":"module"}');
  store = await testDatabase('demo');
  app = await buildTestApp({ store, clock, bundles: { product: folder, dev: null } });
});
afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Home whole: on a slow machine the first visitors get the page alone, since the reading takes too long for them. */
async function whole(url = '/', headers: Record<string, string> = {}) {
  for (;;) {
    const answer = await app.inject({ url, headers });
    if (answer.headers['content-encoding'] || answer.body.includes(firstReadingId)) return answer;
  }
}

const readingIn = (body: string): FirstReading => {
  const [, data] = new RegExp(`id="${firstReadingId}">(.*?)</script>`).exec(body) ?? [];
  return JSON.parse(data ?? 'null') as FirstReading;
};

it.each(['/', '/home', '/?from=mail'])('A-2.06, A-2.07 a visitor gets home whole at %s', async (url) => {
  const { statusCode, headers, body } = await whole(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const reading = readingIn(body);
  expect(body).toContain(`<div id="app"><h1>${reading.live.total} live</h1>`);
  expect(body).not.toContain('modulepreload');
});

it('the page brings exactly what its calls answer to a visitor', async () => {
  const reading = readingIn((await whole()).body);
  const answer = async (url: string): Promise<unknown> => (await app.inject(`/api${url}`)).json();
  expect(await answer('/match?status=7&limit=40')).toEqual(reading.live);
  expect(await answer('/match?status=1&limit=6')).toMatchObject({ rows: reading.upcoming });
  expect(await answer('/match?status=6&limit=6')).toMatchObject({ rows: reading.results });
  expect(await answer('/news?status=published&limit=3')).toMatchObject({ rows: reading.news });
  expect(await answer(`/match/${reading.detail?.matchId}`)).toEqual(reading.detail);
  expect(reading.readAt).toBe(new Date(clock.now()).toISOString());
});

it('goes out compressed to whoever can read that', async () => {
  const plain = await whole();
  const zipped = await whole('/', { 'accept-encoding': 'br, gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});

it('whoever may be signed in gets the page without a visitor’s home', async () => {
  const { body, headers } = await app.inject({ url: '/', cookies: { 'baulk-session': 'anything' } });
  expect(body).toBe(html);
  expect(headers['vary']).toContain('cookie');
});

const readAt = async (url = '/'): Promise<number> => Date.parse(readingIn((await whole(url)).body).readAt);

it('is read once for all who ask within a second', async () => {
  clock.pass(10);
  const [first, same] = await Promise.all([readAt('/'), readAt('/home')]);
  expect(same).toBe(first);
});

it('nobody waits for a reading while the last one is younger than ten seconds, and the next is made for it', async () => {
  clock.pass(10);
  const first = await readAt();
  clock.pass(9);
  expect(await readAt()).toBe(first);
  await expect.poll(() => readAt()).toBe(first + 9000);
});

it('a visitor after ten quiet seconds sees what is true now', async () => {
  const first = await readAt();
  clock.pass(10);
  expect(await readAt()).toBe(first + 10_000);
});

it('no headline can end the element that holds it', async () => {
  clock.pass(10);
  const title = '</script><script>alert(1)</script>';
  await store.db.updateTable('news').set({ title }).execute();
  const { body } = await whole();
  const [, data = ''] = body.split(`id="${firstReadingId}">`);
  expect(data.replace(/<\/script>$/, '')).not.toContain('<');
  expect(readingIn(body).news[0]?.title).toBe(title);
});

it('without a database there is the page alone, and the app says what is wrong', async () => {
  const bundles = { product: folder, dev: null };
  const broken = await buildTestApp({ store: brokenStore(new Error('gone')), bundles });
  const { statusCode, body } = await broken.inject('/');
  await broken.close();
  expect([statusCode, body]).toEqual([200, html]);
});
