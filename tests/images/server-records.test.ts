import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { png } from './pictures.ts';
import { uploaded } from './upload.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;
const picture = async (purpose: string) => uploaded(owner, { file: await png(), purpose });

describe('C-3.11 the logo of a club that is there', () => {
  const logoOf = async () => (await owner.get('/club/1')).body['logo'];
  /** With a number of its point of contact, whom the demo leaves without one. */
  const save = async (club: object) => {
    const { user } = (await owner.get('/club/1')).body as { user: { userId: number } };
    return owner.put('/club', {
      club: { clubId: 1, ...club },
      user: { userId: user.userId, pocMobile: '5045550122' },
    });
  };
  const change = (logoId: string | null) => save({ logoId });

  it('is given, changed and taken away, in the list too; the one before is gone', async () => {
    const [first, second] = [await picture('logo'), await picture('logo')];
    expect((await change(first.imageId)).status).toBe(200);
    expect(await logoOf()).toBe(first.url);
    await change(second.imageId);
    const listed = (await owner.get('/club?clubId=1')).body as { rows: { logo: string }[] };
    expect(listed.rows[0]?.logo).toBe(second.url);
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200]);
    await change(null);
    expect([await logoOf(), await statusOf(second.url)]).toEqual([null, 404]);
  });

  it('stays when nothing is said of it', async () => {
    const { imageId, url } = await picture('logo');
    await change(imageId);
    await save({ city: 'Soacha' });
    expect([await logoOf(), await statusOf(url)]).toEqual([url, 200]);
  });

  it('is told to the audit', async () => {
    const before = await logoOf();
    const { imageId, url } = await picture('logo');
    await change(imageId);
    const { rows } = (await owner.get('/audit?operation=updateClub&limit=10')).body as {
      rows: { changes: object[] }[];
    };
    expect(rows.flatMap(({ changes }) => changes)).toContainEqual({ field: 'logo', before, after: url });
  });

  it('is not changed when the rest of the change is refused', async () => {
    const before = await logoOf();
    const { imageId, url } = await picture('logo');
    const refused = await save({ logoId: imageId, city: '' });
    expect(refused.status).toBe(400);
    expect([await logoOf(), await statusOf(String(before)), await statusOf(url)]).toEqual([before, 200, 200]);
    expect((await change(imageId)).status).toBe(200);
  });
});

describe('the picture of an article', () => {
  const text = { title: 'A new cloth', summary: 'It is green.', body: 'Very green.', kind: 'cloud' };
  const read = async (id: unknown) => (await owner.get(`/news/${String(id)}`)).body;

  it('comes with words for those who do not see it', async () => {
    const { imageId, url } = await picture('news');
    const silent = await owner.post('/news', { ...text, imageId });
    expect(silent).toMatchObject({
      status: 400,
      body: { fields: { imageAlt: 'Please say what the picture shows' } },
    });
    const told = await owner.post('/news', { ...text, imageId, imageAlt: ' A table with its new cloth ' });
    expect(told.status).toBe(201);
    expect(await read(told.body['id'])).toMatchObject({ image: url, imageAlt: 'A table with its new cloth' });
  });

  it('stays when nothing is said of it, and goes with its words', async () => {
    const { imageId, url } = await picture('news');
    const { id } = (await owner.post('/news', { ...text, imageId, imageAlt: 'A table' })).body;
    await owner.put(`/news/${String(id)}`, { ...text, title: 'A newer cloth' });
    expect(await read(id)).toMatchObject({ title: 'A newer cloth', image: url, imageAlt: 'A table' });
    await owner.put(`/news/${String(id)}`, { ...text, imageId: null });
    expect(await read(id)).toMatchObject({ image: null, imageAlt: null });
    expect(await statusOf(url)).toBe(404);
  });

  it('sent twice under one key it is one article with its picture', async () => {
    const { imageId, url } = await picture('news');
    const headers = { 'idempotency-key': 'one article' };
    const body = { ...text, imageId, imageAlt: 'A table' };
    const [first, second] = [
      await owner.post('/news', body, { headers }),
      await owner.post('/news', body, { headers }),
    ];
    expect([second.status, second.body['id']]).toEqual([201, first.body['id']]);
    expect((await read(first.body['id']))['image']).toBe(url);
  });
});

describe('C-3.29 the logo of an app', () => {
  it('comes with a new one, sent twice under one key, and is changed and taken away', async () => {
    const first = await picture('logo');
    const headers = { 'idempotency-key': 'one app' };
    const body = { appName: 'Baulk Scorer', description: '', logoId: first.imageId };
    const made = await owner.post('/mobile-apps', body, { headers });
    expect((await owner.post('/mobile-apps', body, { headers })).body['id']).toBe(made.body['id']);
    const logoOf = async () => {
      const { rows } = (await owner.get('/mobile-apps')).body as {
        rows: { id: number; logo: string | null }[];
      };
      return rows.find(({ id }) => id === made.body['id'])?.logo;
    };
    expect(await logoOf()).toBe(first.url);
    const second = await picture('logo');
    await owner.put('/mobile-apps', { id: made.body['id'], logoId: second.imageId });
    expect([await logoOf(), await statusOf(first.url)]).toEqual([second.url, 404]);
    await owner.put('/mobile-apps', { id: made.body['id'], logoId: null });
    expect([await logoOf(), await statusOf(second.url)]).toEqual([null, 404]);
  });
});
