import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { initialDataId, type InitialData, type HomeData } from '#domain/initial-data.ts';
import type { Store } from '#server/database/store.ts';
import { brokenStore, buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

const html =
  '<!doctype html><html><head><script type="module" crossorigin src="/assets/index.js"></script><link rel="stylesheet" href="/assets/app.css"></head><body><div id="app"></div></body>';
// The renderer of the build, in a few lines: it shows how many matches it was given, and of other pages their address and
// how many it has rendered. One page it cannot render.
const renderer = `let rendered = 0;
export const render = (path, { page: { screen, data } }) => path === '/tournamentInfo/13' ? missing : screen === 'home'
  ? \`<h1>\${data.live.total} live</h1>\`
  : \`<h1>\${path}</h1><p>\${++rendered}</p>\`;`;
const styles = { app: '.app{color:red}', field: '.field{color:green}', faq: '.faq{color:blue}' };
const routes = ['home', 'tournament-info', 'news', 'news-reader', 'downloads', 'terms', 'legal'];
const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/app.css'] },
  ...Object.fromEntries(
    routes.map((route) => [`src/views/app/routes/${route}.tsx`, { file: `assets/${route}.js` }]),
  ),
  'src/views/app/routes/faq.tsx': {
    file: 'assets/faq.js',
    css: ['assets/faq.css'],
    imports: ['index.html', '_field.js'],
  },
  '_field.js': { file: 'assets/field.js', css: ['assets/field.css'] },
};
const folder = mkdtempSync(join(tmpdir(), 'baulk-ssr-'));
const vary = 'accept-encoding, accept-language, cookie';
const clock = stillClock();
/** Seconds that a page is cached for. */
const cachedFor = 5;

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, '.ssr'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(styles))
    writeFileSync(join(folder, 'assets', `${name}.css`), text);
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, '.ssr', 'entry-server.js'), renderer);
  writeFileSync(join(folder, '.ssr', 'package.json'), '{"type":"module"}');
  store = await testDatabase('demo');
  app = await buildTestApp({ store, clock, bundles: { product: folder, dev: null } });
});
afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const get = (url = '/', headers: Record<string, string> = {}) => app.inject({ url, headers });
const getSignedIn = (url: string) => app.inject({ url, cookies: { 'baulk-session': 'anything' } });

const jsonIn = (body: string): string =>
  new RegExp(`<script type="application/json" id="${initialDataId}">(.*?)</script>`).exec(body)?.[1] ?? '';
const initialData = (body: string) => JSON.parse(jsonIn(body)) as InitialData;
const dataOf = (body: string) => initialData(body).page.data;
const homeOf = async (): Promise<HomeData> => dataOf((await get()).body) as HomeData;

it.each(['/', '/home', '/?from=mail'])('A-2.06, A-2.07 a visitor gets home rendered at %s', async (url) => {
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const { live } = dataOf(body) as HomeData;
  expect(body).toContain(`<div id="app"><h1>${live.total} live</h1></div>`);
});

it('the scripts of a rendered page come last and with a low priority, those of a page without content first', async () => {
  const { body } = await get('/faq');
  const scripts = ['/assets/index.js', '/assets/field.js', '/assets/faq.js'];
  const ahead = scripts.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`);
  expect(body).toContain(
    `${ahead.join('')}<script type="module" src="/assets/index.js" fetchpriority="low"></script></body>`,
  );
  expect(body.match(/<script type="module"/g)).toHaveLength(1);
  expect((await getSignedIn('/faq')).body).toContain('<head><script type="module" crossorigin');
});

it('home carries exactly what its calls answer to a visitor', async () => {
  const home = await homeOf();
  const answer = async (url: string): Promise<unknown> => (await app.inject(`/api${url}`)).json();
  expect(await answer('/match?status=7&limit=40')).toEqual(home.live);
  expect(await answer('/match?status=1&limit=6')).toMatchObject({ rows: home.upcoming });
  expect(await answer('/match?status=6&limit=6')).toMatchObject({ rows: home.results });
  expect(await answer('/news?status=published&limit=3')).toMatchObject({ rows: home.news });
  expect(await answer(`/match/${home.detail?.matchId}`)).toEqual(home.detail);
});

it('goes out compressed to whoever can read that', async () => {
  const plain = await get();
  const zipped = await get('/', { 'accept-encoding': 'br, gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});

const pages = [
  ['/tournamentInfo/1', '/tournament/1'],
  ['/all-news', '/news?limit=10&pageNumber=1'],
  ['/view-news/1', '/news/1'],
  ['/download', '/mobile-apps/all-active'],
  ['/termsConditions', '/legal/termsConditions'],
  ['/eulaTermsConditions', '/legal/eulaTermsConditions'],
  ['/privacyPolicy', '/legal/privacyPolicy'],
  ['/appPrivacyPolicy', '/legal/appPrivacyPolicy'],
] as const;

it.each(pages)('a visitor gets %s rendered, with exactly what its call answers', async (url, call) => {
  const { body, headers } = await get(url);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary });
  expect(body).toContain(`<div id="app"><h1>${url}</h1>`);
  expect(body).toContain(`:3000${url}" />`);
  const { body: _source, ...read } = (await app.inject(`/api${call}`)).json();
  expect(dataOf(body)).toEqual(read);
});

it('a search that was sent before the app was there is answered with a page', async () => {
  const { body } = await get('/all-news?search=+cloth+');
  expect(body).toContain('<div id="app"><h1>/all-news?search=cloth</h1>');
  const call = '/news?search=cloth&limit=10&pageNumber=1';
  expect(dataOf(body)).toEqual((await app.inject(`/api${call}`)).json());
  expect((await get('/faq?search=%22%3E%3Cb%3E')).body).toContain('<h1>/faq?search=%22%3E%3Cb%3E</h1>');
  const long = 'x'.repeat(200);
  expect((await get(`/faq?search=${long}`)).body).toContain(`<h1>/faq?search=${'x'.repeat(100)}</h1>`);
  expect((await get('/faq?search=')).body).toContain('<h1>/faq</h1>');
});

it.each(['/', '/faq', ...pages.map(([url]) => url)])(
  'whoever may be signed in gets %s without a visitor’s content',
  async (url) => {
    const { body, headers } = await getSignedIn(url);
    expect(body).toContain('<div id="app"></div>');
    expect(body).not.toContain(initialDataId);
    expect(headers['vary']).toBe(vary);
  },
);

it('a page carries its styles, those that others build on first, and its policy allows no other ones', async () => {
  const { body, headers } = await get('/faq');
  const all = styles.app + styles.field + styles.faq;
  expect(body).toContain(
    `<style data-files="/assets/app.css /assets/field.css /assets/faq.css">${all}</style></head>`,
  );
  const hash = `'sha256-${createHash('sha256').update(all).digest('base64')}'`;
  expect(headers['content-security-policy']).toContain(`style-src 'self' ${hash};`);
  expect(body).not.toContain('rel="stylesheet"');
  const signedIn = await getSignedIn('/faq');
  expect(signedIn.body).toContain('<link rel="stylesheet" href="/assets/app.css">');
  expect(signedIn.headers['content-security-policy']).toContain("style-src 'self';");
});

it.each(['none', 'same-origin', 'cross-site'])(
  'a window is kept from whoever may have opened it (%s)',
  async (site) => {
    const { headers } = await get('/faq', { 'sec-fetch-site': site });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  },
);

const rendered = async (url: string) => /<p>(\d+)/.exec((await get(url)).body)?.[1];

it('a page is rendered once for all who ask within five seconds', async () => {
  const [first, same] = await Promise.all([rendered('/faq'), rendered('/faq')]);
  expect(first).toBeDefined();
  expect(same).toBe(first);
  clock.pass(cachedFor - 1);
  expect(await rendered('/faq')).toBe(first);
  clock.pass(2);
  expect(await rendered('/faq')).not.toBe(first);
});

it('however many searches there are, the pages that everyone reads stay cached', async () => {
  const { body } = await get('/faq');
  for (let word = 0; word <= 100; word += 1) await get(`/faq?search=${word}`);
  expect((await get('/faq')).body).toBe(body);
});

it('a changed article is rendered again at once', async () => {
  const first = await rendered('/view-news/2');
  expect(await rendered('/view-news/2')).toBe(first);
  await store.db.updateTable('news').set({ title: 'Another title' }).where('id', '=', 2).execute();
  await expect.poll(() => rendered('/view-news/2')).not.toBe(first);
});

it('an article that is withdrawn is gone, though its page was cached', async () => {
  const status = async () => (await get('/view-news/3')).statusCode;
  expect(await status()).toBe(200);
  await store.db.updateTable('news').set({ state: 'withdrawn' }).where('id', '=', 3).execute();
  await expect.poll(status).toBe(404);
});

it('an article that is scheduled stands among the news once its instant has come', async () => {
  const first = async () =>
    (dataOf((await get('/all-news')).body) as { rows: HomeData['news'] }).rows[0]?.newsId;
  const at = new Date(clock.now() + 10_000);
  await store.db
    .updateTable('news')
    .set({ state: 'scheduled', published_at: at })
    .where('id', '=', 4)
    .execute();
  await expect.poll(first).not.toBe(4);
  clock.pass(10 + cachedFor);
  expect(await first()).toBe(4);
});

it.each([
  '/tournamentInfo/1?tab=groups',
  '/all-news?page=2',
  '/all-news?search=cloth&page=2',
  '/faq?open=password',
])('what the query of %s chooses is left to the app', async (url) => {
  const { statusCode, body } = await get(url);
  expect([statusCode, body.includes(initialDataId)]).toEqual([200, false]);
});

it.each(['/tournamentInfo/99999', '/view-news/99999'])('nothing is rendered at %s', async (url) => {
  const { statusCode, body } = await get(url);
  expect([statusCode, body.includes(initialDataId)]).toEqual([404, false]);
});

it('no headline can end the element that holds the data', async () => {
  const title = '</script><script>alert(1)</script>';
  await store.db.updateTable('news').set({ title }).execute();
  await expect.poll(async () => (await homeOf()).news[0]?.title).toBe(title);
  expect(jsonIn((await get()).body)).not.toContain('<');
});

it('what cannot be rendered goes out as the page alone, and as a page', async () => {
  const { statusCode, headers, body } = await get('/tournamentInfo/13');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toMatch(/^<!doctype html>.*<div id="app"><\/div>/s);
});

it('without a database there is the page alone, and the app says what is wrong', async () => {
  const bundles = { product: folder, dev: null };
  const broken = await buildTestApp({ store: brokenStore(new Error('gone')), bundles });
  const { statusCode, body } = await broken.inject('/');
  await broken.close();
  expect([statusCode, body.includes('<div id="app"></div>')]).toEqual([200, true]);
});
