import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { withHead } from '#server/sharing/head.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

const html = `<!doctype html><html><head><meta name="description" content="All." /><title>Baulk</title>
  </head><body><div id="app"></div><noscript>No script.</noscript></body></html>`;
const folder = mkdtempSync(join(tmpdir(), 'baulk-sharing-'));

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), html);
  store = await testDatabase('demo');
  app = await buildTestApp({
    store,
    bundles: { product: folder, dev: null },
    configuration: { publicUrl: new URL('https://baulk.example') },
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const read = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1];
  return {
    status: statusCode,
    body,
    type: headers['content-type'],
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="(.*?)"/.exec(body)?.[1],
    data: data === undefined ? null : (JSON.parse(data) as Record<string, unknown>),
  };
};

describe('the page of', () => {
  it('a tournament names it to readers without script, as an event of sport', async () => {
    const one = await store.db
      .selectFrom('tournaments')
      .select(['id', 'name'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const page = await read(`/tournamentinfo/${one.id}/?tab=groups`);
    expect(page).toMatchObject({
      status: 200,
      title: `${one.name} · Baulk`,
      canonical: `https://baulk.example/tournamentInfo/${one.id}`,
      data: { '@type': 'SportsEvent', name: one.name },
    });
    expect(page.body).toContain(`<noscript><h1>${one.name}</h1>`);
    expect(page.body).toContain(`<meta property="og:title" content="${one.name}" />`);
  });

  it('a match keeps a hidden name hidden', async () => {
    const one = await store.db
      .selectFrom('matches')
      .innerJoin('users', 'users.id', 'matches.player1_id')
      .select(['matches.id', 'users.first_name', 'users.last_name'])
      .where('users.privacy_on', '=', true)
      .where('matches.player2_id', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const page = await read(`/match/${one.id}`);
    expect(page.status).toBe(200);
    expect(page.body).not.toContain(one.last_name);
    expect(page.data).toMatchObject({ '@type': 'SportsEvent', competitor: [{}, {}] });
  });

  it('an article has its title and summary, and a withdrawn one is not there', async () => {
    const shown = await store.db
      .selectFrom('news')
      .select(['id', 'title'])
      .where('state', '=', 'published')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await read(`/view-news/${shown.id}`)).toMatchObject({
      status: 200,
      data: { '@type': 'NewsArticle', headline: shown.title },
    });
    await store.db.updateTable('news').set({ state: 'withdrawn' }).where('id', '=', shown.id).execute();
    const gone = await read(`/view-news/${shown.id}`);
    expect([gone.status, gone.canonical]).toEqual([404, undefined]);
    expect(gone.body).toContain('<meta name="robots" content="noindex" />');
    expect(gone.body).not.toContain(shown.title);
  });

  it.each(['/match/999999', '/tournamentInfo/2147483648', '/view-news/99999999999'])(
    'nothing, %s, says so with 404',
    async (url) => {
      expect(await read(url)).toMatchObject({ status: 404, title: 'Page not found · Baulk' });
    },
  );

  it('questions has its own title and one address', async () => {
    expect(await read('/FAQ?open=referee')).toMatchObject({
      status: 200,
      title: 'FAQ · Baulk',
      canonical: 'https://baulk.example/faq',
    });
  });

  it('somebody signed in has the head of all pages', async () => {
    expect((await read('/club-management')).body).toBe(html);
  });
});

it('what people wrote can neither end the head nor begin a script', () => {
  const title = `</title><script>alert(1)</script>"'&`;
  const data = { name: '</script><script>alert(1)</script>' };
  const page = withHead(
    html,
    { title, description: title, path: '/x', kind: 'website', data },
    new URL('https://baulk.example'),
  );
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page.match(/<\/title>/g)).toHaveLength(1);
});

describe('search engines', () => {
  it('are told what there is, and nothing that is not public', async () => {
    const { status, type, body } = await read('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const places = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '');
    expect(places).toContain('https://baulk.example/faq');
    expect(places.filter((place) => place.includes('/tournamentInfo/')).length).toBeGreaterThan(3);
    expect(places.filter((place) => /club-management|profile|login/.test(place))).toEqual([]);
    const drafts = await store.db.selectFrom('news').select('id').where('state', '=', 'draft').execute();
    expect(drafts.length).toBeGreaterThan(0);
    for (const { id } of drafts) expect(places).not.toContain(`https://baulk.example/view-news/${id}`);
  });

  it('are kept from calls, and led to the sitemap', async () => {
    const { type, body } = await read('/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Disallow: /api/\n');
    expect(body).toContain('Sitemap: https://baulk.example/sitemap.xml\n');
  });
});
