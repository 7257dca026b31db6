import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { encodeImage } from '#server/images/encode.ts';
import { addressOf, keepImage } from '#server/images/store.ts';
import { createFileStorage } from '#server/storage/files.ts';
import { withHead } from '#server/sharing/head.ts';
import { png } from '#tests/images/pictures.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDataDir } from '#tests/support/objects.ts';
import { testDatabase } from '#tests/support/database.ts';

const html = `<!doctype html><html><head><meta name="description" content="All." /><title>Baulk</title>
  </head><body><div id="app"></div><noscript>No script.</noscript></body></html>`;
/** Stands for the picture of pages that have none. */
const usual = Buffer.from('usual');
const folder = mkdtempSync(join(tmpdir(), 'baulk-sharing-'));

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'shared.jpg'), usual);
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

/** What the head says of its picture. */
const pictureIn = (body: string) => {
  const said = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="(.*?)"`).exec(body)?.[1];
  return { address: said(''), width: said(':width'), height: said(':height'), alt: said(':alt') };
};

const read = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1];
  return {
    status: statusCode,
    body,
    type: headers['content-type'],
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    picture: pictureIn(body),
    canonical: /<link rel="canonical" href="(.*?)"/.exec(body)?.[1],
    data: data === undefined ? null : (JSON.parse(data) as Record<string, unknown>),
  };
};

/** A picture as its address gives it. */
async function drawing(address = '') {
  const { pathname, search } = new URL(address);
  const { statusCode: status, headers, rawPayload: body } = await app.inject(pathname + search);
  const isUsual = body.equals(usual);
  const { format, width, height } = isUsual ? {} : await sharp(body).metadata();
  return { status, type: headers['content-type'], format, width, height, body };
}

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

  it.each(['/match/999999', '/tournamentInfo/2147483648', '/view-news/99999999999', '/ranking/999999'])(
    'nothing, %s, says so with 404',
    async (url) => {
      expect(await read(url)).toMatchObject({ status: 404, title: 'Page not found · Baulk' });
    },
  );

  it('a match is shared with a picture of its score, at another address for another score', async () => {
    const one = await store.db
      .selectFrom('matches')
      .select(['id', 'player1_frames'])
      .where('status_id', '=', 6)
      .where('player2_id', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { picture } = await read(`/match/${one.id}`);
    expect(picture).toMatchObject({ width: '1200', height: '630' });
    expect(picture.alt).toContain(' : ');
    const drawn = await drawing(picture.address);
    expect(drawn).toMatchObject({
      status: 200,
      type: 'image/jpeg',
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    const more = one.player1_frames + 1;
    await store.db.updateTable('matches').set({ player1_frames: more }).where('id', '=', one.id).execute();
    const later = await read(`/match/${one.id}`);
    expect(later.picture.address).not.toBe(picture.address);
    expect((await drawing(later.picture.address)).body.equals(drawn.body)).toBe(false);
  });

  it('a tournament is shared with a picture of its name, and with the usual one for letters nobody drew', async () => {
    const one = await store.db
      .selectFrom('tournaments')
      .select(['id', 'name'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const called = (name: string) =>
      store.db.updateTable('tournaments').set({ name }).where('id', '=', one.id).execute();
    const { address } = (await read(`/tournamentInfo/${one.id}`)).picture;
    expect(await drawing(address)).toMatchObject({ status: 200, width: 1200, height: 630 });
    await called('世界杯');
    const other = await drawing((await read(`/tournamentInfo/${one.id}`)).picture.address);
    await called(one.name);
    expect([other.status, other.body.equals(usual)]).toEqual([200, true]);
  });

  it.each(['/cards/match/999999.jpg', '/cards/faq.jpg', '/cards/match/1', '/cards/.jpg'])(
    'no card, %s, is not there',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
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

describe('the picture that readers of shared links show', () => {
  /** The file at an address, as it is. */
  const fileAt = async (address: string | undefined) => {
    const { statusCode, headers, rawPayload } = await app.inject(new URL(String(address)).pathname);
    const { format, width, height } = await sharp(rawPayload).metadata();
    return { status: statusCode, type: headers['content-type'], format, width, height };
  };
  const whole = { status: 200, type: 'image/jpeg', format: 'jpeg', width: 1200, height: 630 };

  it('is the one of the article, a JPEG of 1200 by 630 with its size and its words', async () => {
    const article = await store.db
      .selectFrom('news')
      .select(['id', 'image_alt'])
      .where('state', '=', 'published')
      .where('image', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { picture, body } = await read(`/view-news/${article.id}`);
    expect(picture).toMatchObject({ width: '1200', height: '630', alt: article.image_alt });
    expect(picture.address).toMatch(/^https:\/\/baulk\.example\/images\/[\w-]{22}\.jpg$/);
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(await fileAt(picture.address)).toEqual(whole);
  });

  it.each([
    ['taken upright', { width: 1000, height: 1800 }, { width: 1200, height: 630 }, '-shared.jpg'],
    ['taken wide', { width: 3000, height: 900 }, { width: 1200, height: 630 }, '-shared.jpg'],
    ['too coarse to be drawn out', { width: 400, height: 300 }, { width: 400, height: 300 }, '.jpg'],
  ])('is cut out of a picture %s', async (_title, given, told, end) => {
    const image = await encodeImage(await png(given), { purpose: 'news', crop: null });
    if (typeof image === 'string') throw new Error(image);
    const at = new Date();
    const id = await keepImage(
      { db: store.db, storage: createFileStorage(testDataDir) },
      { ...image, ownerId: null, purpose: 'news', at, usedAt: at },
    );
    const article = await store.db
      .updateTable('news')
      .set({ image: addressOf(id, image.type), image_alt: 'A table' })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('news')
          .select((at) => at.fn.max('id').as('id'))
          .where('state', '=', 'published'),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const { picture } = await read(`/view-news/${article.id}`);
    expect([picture.width, picture.height]).toEqual([String(told.width), String(told.height)]);
    expect(String(picture.address).endsWith(`${id}${end}`)).toBe(true);
    expect(await fileAt(picture.address)).toEqual({ ...whole, ...told });
  });

  it.each(['/faq', '/'])('stands for %s in the same size', async (url) => {
    expect((await read(url)).picture).toEqual({
      address: 'https://baulk.example/shared.jpg',
      width: '1200',
      height: '630',
      alt: 'A snooker table with the balls on their spots and the baulk line.',
    });
    const file = await sharp('public/shared.jpg').metadata();
    expect([file.format, file.width, file.height]).toEqual(['jpeg', 1200, 630]);
  });
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
