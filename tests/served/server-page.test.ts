import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstReadingId, type FirstReading, type HomeReading } from '#domain/first-reading.ts';
import { themeCookie } from '#domain/appearance/theme.ts';
import { joinLater, laterStylesId, type LaterPart } from '#domain/later-styles.ts';
import type { Store } from '#server/database/store.ts';
import { writeStyleRules } from '#scripts/style-rules.ts';
import { brokenStore, buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { packedIn } from '#tests/support/packed.ts';

const html =
  '<!doctype html><html><head><script type="module" crossorigin src="/start.js"></script><link rel="modulepreload" href="/app.js" data-part="app"><link rel="stylesheet" href="/assets/app.css"></head><body><div id="app"></div></body>';
// The artefact of the build, in a few lines: it shows how many matches it was given, and of other pages their address and
// how many it has made.
const artefact = `let made = 0;
export const renderPage = (path, { page: { screen, reading } }) => screen === 'home'
  ? \`<h1>\${reading.live.total} live</h1><p>\${reading.news[0]?.title}</p>\`
  : \`<h1>\${path}</h1><p class="field">\${++made}</p>\`;`;
const styles = {
  app: '@font-face{src:url(/a.woff2)}.app{color:red}body{margin:0}',
  field: '.field{color:green}@media print{.field{color:black}.faq{color:grey}}',
  faq: '.faq:not(.field){color:blue}',
};
const manifest = {
  'src/views/app/routes/faq.tsx': { css: ['assets/faq.css'], imports: ['_field.js'] },
  '_field.js': { css: ['assets/field.css'] },
};
const folder = mkdtempSync(join(tmpdir(), 'baulk-served-'));
const vary = 'accept-encoding, cookie';
const clock = stillClock();

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, '.prerender'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(styles))
    writeFileSync(join(folder, 'assets', `${name}.css`), text);
  writeStyleRules(folder);
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

const readingIn = (body: string): HomeReading => {
  const { page } = packedIn(body, firstReadingId) as FirstReading;
  return page.reading as HomeReading;
};

it.each(['/', '/home', '/?from=mail'])('A-2.06, A-2.07 a visitor gets home whole at %s', async (url) => {
  const { statusCode, headers, body } = await whole(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const reading = readingIn(body);
  expect(body).toContain(`<div id="app"><h1>${reading.live.total} live</h1>`);
});

it('nothing runs before the first picture of a page that is whole, and at once where it comes without content', async () => {
  const { body } = await whole();
  expect(body).toContain('<meta name="start" content="/start.js">');
  expect(body).not.toMatch(/<script type="module"|modulepreload/);
  const bare = await app.inject({ url: '/', cookies: { 'baulk-session': 'anything' } });
  expect(bare.body).toContain('<script type="module" crossorigin src="/start.js">');
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

it('is in the theme that was chosen on the device, plain and compressed', async () => {
  const cookie = `${themeCookie}=dark`;
  const chosen = await whole('/', { cookie });
  const zipped = await whole('/', { cookie, 'accept-encoding': 'gzip' });
  expect(chosen.body).toContain('<html data-theme="dark">');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(chosen.body);
  expect((await whole()).body).toContain('<html>');
});

it('whoever may be signed in gets the page without a visitor’s home', async () => {
  const { body, headers } = await app.inject({ url: '/', cookies: { 'baulk-session': 'anything' } });
  expect(body).toContain('<div id="app"></div>');
  expect(body).not.toContain(firstReadingId);
  expect(headers['vary']).toContain('cookie');
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

it.each(pages)('a visitor gets %s whole, with exactly what its call answers', async (url, call) => {
  const { body, headers } = await whole(url);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary });
  expect(body).toContain(`<div id="app"><h1>${url}</h1>`);
  expect(body).toContain(`:3000${url}" />`);
  expect(readingIn(body)).toEqual((await app.inject(`/api${call}`)).json());
  const signedIn = await app.inject({ url, cookies: { 'baulk-session': 'anything' } });
  expect(signedIn.body).not.toContain(firstReadingId);
});

it('a page brings its styles, those that others build on first, and its policy allows no other ones', async () => {
  const { body, headers } = await whole('/faq');
  const [, fonts, files, first = ''] =
    /<style>(.*?)<\/style><style data-files="([^"]+)">(.*?)<\/style>/.exec(body) ?? [];
  expect(files).toBe('/assets/app.css /assets/field.css /assets/faq.css');
  expect(fonts).toBe('@font-face{src:url(/a.woff2)}');
  expect(first).toBe('body{margin:0}.field{color:green}@media print{.field{color:black}}');
  const all = joinLater(first, packedIn(body, laterStylesId) as LaterPart[]);
  expect(fonts + all).toBe(styles.app + styles.field + styles.faq);
  const hashes = [fonts, first, all].map(
    (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashes.join(' ')};`);
  expect(body).not.toContain('rel="stylesheet"');
  const signedIn = await app.inject({ url: '/faq', cookies: { 'baulk-session': 'anything' } });
  expect(signedIn.body).toContain('<link rel="stylesheet" href="/assets/app.css">');
  expect(signedIn.headers['content-security-policy']).toContain("style-src 'self';");
});

it('a page is made anew when what it says has changed, and not before', async () => {
  const made = async () => /<p class="field">(\d+)/.exec((await whole('/view-news/2')).body)?.[1];
  const first = await made();
  expect(first).toBeDefined();
  expect(await made()).toBe(first);
  await store.db.updateTable('news').set({ title: 'Another title' }).where('id', '=', 2).execute();
  await expect.poll(made).not.toBe(first);
  expect(await made()).toBe(await made());
});

it('an article that is withdrawn is gone, though its page was kept ready', async () => {
  const status = async () => (await app.inject('/view-news/3')).statusCode;
  await whole('/view-news/3');
  expect([await status(), await status()]).toEqual([200, 200]);
  await store.db.updateTable('news').set({ state: 'withdrawn' }).where('id', '=', 3).execute();
  await expect.poll(status).toBe(404);
});

it('an article that is scheduled stands among the news from its instant on', async () => {
  const first = async () => {
    const { page } = packedIn((await whole('/all-news')).body, firstReadingId) as FirstReading;
    return (page.reading as { rows: HomeReading['news'] }).rows[0]?.newsId;
  };
  const at = new Date(clock.now() + 10_000);
  await store.db
    .updateTable('news')
    .set({ state: 'scheduled', published_at: at })
    .where('id', '=', 4)
    .execute();
  await expect.poll(first).not.toBe(4);
  clock.pass(9);
  expect(await first()).not.toBe(4);
  clock.pass(1);
  expect(await first()).toBe(4);
});

it.each(['none', 'same-origin', 'cross-site'])(
  'a window is kept from whoever may have opened it (%s)',
  async (site) => {
    const { headers } = await whole('/faq', { 'sec-fetch-site': site });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  },
);

it.each(['/tournamentInfo/1?tab=groups', '/all-news?page=2', '/faq?search=password'])(
  'what the query of %s chooses is left to the app',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body.includes(firstReadingId)]).toEqual([200, false]);
  },
);

it.each(['/tournamentInfo/99999', '/view-news/99999'])('nothing is whole at %s', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect([statusCode, body.includes(firstReadingId)]).toEqual([404, false]);
});

const readAt = async (url = '/'): Promise<number> => Date.parse(readingIn((await whole(url)).body).readAt);

it('is read once for all who ask within a second', async () => {
  clock.pass(60);
  const [first, same] = await Promise.all([readAt('/'), readAt('/home')]);
  expect(same).toBe(first);
});

it('nobody waits for a reading while the last one is younger than a minute, and the next is made for it', async () => {
  clock.pass(60);
  const first = await readAt();
  clock.pass(59);
  expect(await readAt()).toBe(first);
  await expect.poll(() => readAt(), { timeout: 10_000 }).toBe(first + 59_000);
});

it('the page tells the app how old its reading is', async () => {
  clock.pass(60);
  expect((await whole()).headers['server-timing']).toBe('age;dur=0');
  clock.pass(40);
  expect((await whole()).headers['server-timing']).toBe('age;dur=40000');
  clock.pass(60);
});

it('a visitor after a quiet minute sees what is true now', async () => {
  const first = await readAt();
  clock.pass(60);
  expect(await readAt()).toBe(first + 60_000);
});

it('no headline can end the element that holds it', async () => {
  clock.pass(60);
  const title = '</script><script>alert(1)</script>';
  await store.db.updateTable('news').set({ title }).execute();
  const { body } = await whole();
  const [, data = ''] = body.split(`id="${firstReadingId}">`);
  expect(data.split('</script>')[0]).toMatch(/^[\w+/=]+$/);
  expect(readingIn(body).news[0]?.title).toBe(title);
});

it('without a database there is the page alone, and the app says what is wrong', async () => {
  const bundles = { product: folder, dev: null };
  const broken = await buildTestApp({ store: brokenStore(new Error('gone')), bundles });
  const { statusCode, body } = await broken.inject('/');
  await broken.close();
  expect([statusCode, body.includes('<div id="app"></div>')]).toEqual([200, true]);
});
