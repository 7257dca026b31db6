import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { articles } from '#server/demo/news-list.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type NewsPage = components['schemas']['NewsPage'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function news(query: string, client: TestClient = server.client()): Promise<NewsPage> {
  const { status, body } = await client.get(`/news?${query}`);
  if (status !== 200) throw new Error(`/news?${query} answered ${status}.`);
  return body as NewsPage;
}

async function as(key: string): Promise<TestClient> {
  const client = server.client();
  await client.signIn(`${key}@baulk.example`);
  return client;
}

const titles = ({ rows }: NewsPage) => rows.map(({ title }) => title);
const titlesIn = (state: string) =>
  articles.filter((article) => article.state === state).map(({ title }) => title);
const idOf = (title: string) => articles.findIndex((article) => article.title === title) + 1;

describe('A-1.02, A-1.47 the news', () => {
  it('are the published articles of association and clubs, the latest first', async () => {
    const page = await news('limit=100');
    expect(titles(page)).toEqual(titlesIn('published'));
    expect(page.total).toBe(titlesIn('published').length);
    expect(page.rows.every(({ status }) => status === 'published')).toBe(true);
    expect(page.rows[1]).toMatchObject({
      kind: 'club',
      club: { clubId: 13, name: 'Liga Carambola Medellín' },
    });
    expect(page.rows[0]).toMatchObject({
      kind: 'cloud',
      club: null,
      publishedAt: expect.stringMatching(/Z$/),
    });
  });

  it('come in pages', async () => {
    const all = titles(await news('limit=100'));
    const pages = [
      await news('limit=4'),
      await news('limit=4&pageNumber=2'),
      await news('limit=4&pageNumber=3'),
    ];
    expect(pages.flatMap(titles)).toEqual(all.slice(0, 12));
    expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length]);
    expect(await news('limit=4&pageNumber=99')).toEqual({ rows: [], total: all.length });
  });

  it('can be those of the association, of clubs, or of one club', async () => {
    const [cloud, club, one] = [await news('kind=cloud'), await news('kind=club'), await news('clubId=3')];
    expect(cloud.rows.every((row) => row.kind === 'cloud' && row.club === null)).toBe(true);
    expect(club.rows.every((row) => row.kind === 'club' && row.club !== null)).toBe(true);
    expect(cloud.total + club.total).toBe((await news('')).total);
    expect(titles(one)).toEqual(['Late entries for the spring 9 ball open close on Sunday']);
    expect(await news('kind=cloud&clubId=3')).toEqual({ rows: [], total: 0 });
  });

  it('can be searched by words of title and summary, whatever their case', async () => {
    expect(titles(await news('search=THREE-cushion'))).toEqual([
      'Three-cushion averages pass 1.4 for the first time this season',
    ]);
    expect((await news('search=coffee')).total).toBe(0);
    expect((await news('search=%25')).total).toBe(0);
    expect((await news('search=_')).total).toBe(0);
  });

  it('show what was scheduled from its moment on, and not before', async () => {
    const [title = ''] = titlesIn('scheduled');
    const id = idOf(title);
    expect((await server.client().get(`/news/${id}`)).status).toBe(404);
    const twin = await server.twin();
    twin.pass(3 * 86_400);
    const { body } = await twin.client().get('/news?limit=1');
    expect(body['rows']).toMatchObject([{ newsId: id, status: 'published' }]);
    expect((await twin.client().get(`/news/${id}`)).status).toBe(200);
    await twin.close();
  });
});

describe('news that are not published', () => {
  it.each(['draft', 'scheduled', 'withdrawn'])('%s are for those who write news', async (status) => {
    expect((await server.client().get(`/news?status=${status}`)).status).toBe(401);
    expect((await (await as('player')).get(`/news?status=${status}`)).status).toBe(403);
    const page = await news(`status=${status}`, await as('staff'));
    expect(titles(page)).toEqual(titlesIn(status));
    expect(page.rows[0]?.status).toBe(status);
  });

  it('are shown to a club where they are its own', async () => {
    const { db } = server.store;
    const text = { summary: 'A draft.', body: '', state: 'draft' };
    await db
      .insertInto('news')
      .values({ ...text, club_id: 1, slug: 'own-draft', title: 'Own draft' })
      .execute();
    expect(titles(await news('status=draft', await as('desk')))).toEqual(['Own draft']);
    expect(titles(await news('status=draft', await as('desk2')))).toEqual([]);
    expect((await news('status=draft', await as('owner'))).total).toBe(2);
  });

  it('are not found alone by anyone else', async () => {
    const { id } = await server.store.db
      .selectFrom('news')
      .select('id')
      .where('slug', '=', 'own-draft')
      .executeTakeFirstOrThrow();
    for (const key of ['player', 'desk2', 'club2'])
      expect((await (await as(key)).get(`/news/${id}`)).status).toBe(404);
    for (const key of ['desk', 'club', 'staff'])
      expect((await (await as(key)).get(`/news/${id}`)).status).toBe(200);
    expect((await server.client().get(`/news/${idOf(titlesIn('withdrawn')[0] ?? '')}`)).status).toBe(404);
  });
});

describe('one article', () => {
  it('has its text and its version', async () => {
    const { body } = await server.client().get('/news/1');
    expect(body).toMatchObject({ newsId: 1, title: articles[0]?.title, version: '1', status: 'published' });
    expect(body['body']).toBe(articles[0]?.body.join('\n\n'));
    expect(body['content']).toEqual(richTextOf(String(body['body'])));
  });

  it.each(['2147483647', '424242'])('that does not exist answers 404: %s', async (id) => {
    const { status, body } = await server.client().get(`/news/${id}`);
    expect([status, body['code']]).toEqual([404, 'not_found']);
  });

  it.each(['abc', '0', '-5', '2147483648', 'one-pocket'])('whose id is no id answers 400: %s', async (id) => {
    expect((await server.client().get(`/news/${id}`)).status).toBe(400);
  });

  it.each(['limit=0', 'limit=1001', 'pageNumber=0', 'kind=press', 'status=gone', 'search=', 'clubId=x'])(
    'and a list asked for with %s is refused',
    async (query) => {
      const { status, body } = await server.client().get(`/news?${query}`);
      expect([status, body['code']]).toEqual([400, 'invalid_request']);
    },
  );
});
