import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let staff: TestClient;
let desk: TestClient;
beforeAll(async () => {
  server = await startServer();
  [staff, desk] = await Promise.all([as('staff'), as('desk')]);
});
afterAll(() => server.close());

async function as(key: string): Promise<TestClient> {
  const client = server.client();
  await client.signIn(`${key}@baulk.example`);
  return client;
}

const cloud = { title: 'Cue', summary: 'A cue.', body: 'Of ash.', kind: 'cloud' };
/** The club of desk@baulk.example is 1. */
const ofClub = (clubId: number) => ({ ...cloud, kind: 'club', clubId });

async function written(client = staff, article: object = cloud): Promise<number> {
  const { status, body } = await client.post('/news', article);
  if (status !== 201) throw new Error(`POST /news answered ${status}: ${JSON.stringify(body)}`);
  return Number(body['id']);
}

const move = (client: TestClient, id: number, status: string, publishAt?: string) =>
  client.put(`/news/${id}/status`, { status, ...(publishAt ? { publishAt } : {}) });
const inHours = (hours: number) => new Date(server.clock.now() + hours * 3_600_000).toISOString();

describe('A-1.17 writing news', () => {
  it('keeps an article as a draft that only those see who write for its place', async () => {
    const id = await written(desk, ofClub(1));
    expect((await desk.get(`/news/${id}`)).body).toMatchObject({
      status: 'draft',
      kind: 'club',
      club: { clubId: 1 },
      publishedAt: null,
      body: 'Of ash.',
    });
    expect((await (await as('desk2')).get(`/news/${id}`)).status).toBe(404);
    expect((await server.client().get(`/news/${id}`)).status).toBe(404);
  });

  it('is refused to players and to whoever is not signed in', async () => {
    expect((await server.client().post('/news', cloud)).status).toBe(401);
    expect((await (await as('player')).post('/news', cloud)).status).toBe(403);
  });

  it('of the association is not for those of a club, and of another club as if there were none', async () => {
    expect(await desk.post('/news', cloud)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    for (const clubId of [2, 2_147_483_647]) {
      expect(await desk.post('/news', ofClub(clubId))).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    expect((await staff.post('/news', ofClub(2))).status).toBe(201);
  });

  it.each([
    { ...cloud, title: ' ' },
    { ...cloud, summary: '\t' },
    { ...cloud, body: '' },
    { ...cloud, body: '  \n\t' },
    { ...cloud, kind: 'club' },
    { ...cloud, clubId: 1 },
    { ...cloud, title: 'x'.repeat(201) },
    { ...cloud, status: 'published' },
    { ...cloud, body: 7 },
    {},
  ])('refuses %o', async (article) => {
    const answer = await staff.post('/news', article);
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid_request']);
  });

  it('C3 sent twice under one key makes one article', async () => {
    const headers = { 'idempotency-key': 'one press' };
    const answers = await Promise.all([1, 2, 3].map(() => staff.post('/news', cloud, { headers })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
    expect(await staff.post('/news', { ...cloud, title: 'Other' }, { headers })).toMatchObject({
      status: 400,
      body: { code: 'repeated_differently' },
    });
    // The same key of someone else is another key.
    const other = await desk.post('/news', ofClub(1), { headers });
    expect(other.status).toBe(201);
    expect(other.body['id']).not.toBe(answers[0]?.body['id']);
  });

  it('is closed to a club that is switched off', async () => {
    const { db } = server.store;
    const set = (status_id: number) =>
      db.updateTable('clubs').set({ status_id }).where('id', '=', 1).execute();
    const id = await written(desk, ofClub(1));
    await set(2);
    const answers = [
      await desk.post('/news', ofClub(1)),
      await desk.put(`/news/${id}`, ofClub(1)),
      await move(desk, id, 'published'),
    ];
    await set(1);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'club_inactive' } });
    }
  });
});

describe('changing an article', () => {
  it('C4 tells the second of two that have read one version, and loses nothing', async () => {
    const id = await written();
    const headers = { 'if-match': '1' };
    expect((await staff.put(`/news/${id}`, { ...cloud, title: 'First' }, { headers })).status).toBe(200);
    expect(await staff.put(`/news/${id}`, { ...cloud, title: 'Second' }, { headers })).toMatchObject({
      status: 412,
      body: { code: 'changed_meanwhile' },
    });
    expect((await staff.get(`/news/${id}`)).body).toMatchObject({ title: 'First', version: '2' });
  });

  it('C4 publishes, schedules and withdraws no text that a colleague has saved since it was read', async () => {
    const id = await written();
    const moved = (version: string, status: string, publishAt?: string) =>
      staff.put(`/news/${id}/status`, { status, publishAt }, { headers: { 'if-match': version } });
    expect((await staff.put(`/news/${id}`, { ...cloud, body: 'Of maple.' })).status).toBe(200);
    for (const answer of [await moved('1', 'published'), await moved('1', 'scheduled', inHours(1))]) {
      expect(answer).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    }
    expect((await staff.get(`/news/${id}`)).body).toMatchObject({ status: 'draft', version: '2' });
    expect((await moved('2', 'published')).status).toBe(200);
    expect((await moved('1', 'withdrawn')).status).toBe(412);
    // A move changes no text, so that the next one goes on from the version that was read.
    expect((await moved('2', 'withdrawn')).status).toBe(200);
  });

  it('A2 finds no article of another club, and none is handed to one', async () => {
    const theirs = await written(staff, ofClub(2));
    const own = await written(desk, ofClub(1));
    for (const id of [theirs, 1, 2_147_483_647]) {
      expect((await desk.put(`/news/${id}`, ofClub(1))).status).toBe(404);
      expect((await move(desk, id, 'published')).status).toBe(404);
    }
    expect((await desk.put(`/news/${own}`, ofClub(2))).status).toBe(404);
    expect((await desk.put(`/news/${own}`, cloud)).status).toBe(403);
    expect((await desk.get(`/news/${own}`)).body).toMatchObject({ club: { clubId: 1 } });
  });

  it('keeps pasted markup as the text that it is', async () => {
    const body = '<script>alert(1)</script>\n<img src=x onerror=alert(1)>';
    const id = await written(staff, { ...cloud, body });
    await move(staff, id, 'published');
    expect((await server.client().get(`/news/${id}`)).body['body']).toBe(body);
  });
});

describe('the life of an article', () => {
  it('goes from draft to everyone, and back when it is withdrawn', async () => {
    const id = await written();
    expect((await move(staff, id, 'published')).body['message']).toBe('The article was published.');
    expect((await server.client().get(`/news/${id}`)).body).toMatchObject({
      status: 'published',
      publishedAt: expect.stringMatching(/^2026-11-20T/),
    });
    expect((await move(staff, id, 'withdrawn')).status).toBe(200);
    expect((await server.client().get(`/news/${id}`)).status).toBe(404);
    expect((await move(staff, id, 'draft')).status).toBe(200);
    expect((await staff.get(`/news/${id}`)).body).toMatchObject({ status: 'draft', publishedAt: null });
  });

  it('publishes by itself what was scheduled, and not before', async () => {
    const id = await written();
    expect((await move(staff, id, 'scheduled', inHours(2))).status).toBe(200);
    expect((await server.client().get(`/news/${id}`)).status).toBe(404);
    const twin = await server.twin();
    twin.pass(3 * 3_600);
    expect((await twin.client().get(`/news/${id}`)).body).toMatchObject({ status: 'published' });
    await twin.close();
  });

  it.each([
    ['an hour ago', () => inHours(-1)],
    ['now', () => inHours(0)],
    ['no time', () => undefined],
  ])('cannot be scheduled for %s', async (_when, at) => {
    expect(await move(staff, await written(), 'scheduled', at())).toMatchObject({
      status: 400,
      body: {
        code: 'news_schedule_past',
        fields: { publishAt: 'Please choose a time that is still to come.' },
      },
    });
  });

  it('takes no way that there is not', async () => {
    const id = await written();
    const refused = async (status: string, at?: string) =>
      expect(await move(staff, id, status, at)).toMatchObject({ status: 409, body: { code: 'news_status' } });
    await refused('withdrawn');
    await refused('draft');
    await move(staff, id, 'published');
    await refused('published');
    await refused('scheduled', inHours(1));
    await refused('draft');
  });

  it('C2 lets one of many that publish at once do it', async () => {
    const id = await written();
    const answers = await Promise.all(Array.from({ length: 12 }, () => move(staff, id, 'published')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });
});
