import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Upload = { id: number; type: string; channel: string; version: string; isCurrent: boolean };
type App = { id: number; appName: string; isActive: boolean; version: string; uploads: Upload[] };

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

const rows = (body: Record<string, unknown>) => body['rows'] as App[];
const shown = async () => rows((await server.client().get('/mobile-apps/all-active')).body);
const kept = async () => rows((await owner.get('/mobile-apps')).body);
const link = { type: 'Android', channel: 'stable', version: '1.0', url: 'https://stores.example/x' };

async function made(appName: string): Promise<number> {
  const { status, body } = await owner.post('/mobile-apps', { appName, description: 'For tests.' });
  expect(status).toBe(201);
  return Number(body['id']);
}

async function linked(appId: number, more: object = {}): Promise<number> {
  const { status, body } = await owner.post(`/mobile-apps/${appId}/uploads`, { ...link, ...more });
  expect(status).toBe(201);
  expect(body).toMatchObject({ isCurrent: false });
  return Number(body['id']);
}

const release = (appId: number, uploadId: number | null, more: object = {}) =>
  owner.put(`/mobile-apps/${appId}/release`, { type: 'Android', channel: 'stable', uploadId, ...more });

describe('the public', () => {
  it('C-7.24, A-1.04 sees the apps that are offered, with what is stable now, and nothing else', async () => {
    const apps = await shown();
    expect(apps.map(({ appName }) => appName)).toEqual(['Baulk Scoring', 'Club Tablet']);
    const uploads = apps.flatMap((app) => app.uploads);
    expect(uploads.every(({ channel, isCurrent }) => channel === 'stable' && isCurrent)).toBe(true);
    expect(new Set(uploads.map(({ type }) => type))).toEqual(
      new Set(['iOS', 'Android', 'RN Android', 'Smart TV']),
    );
  });
});

describe('a release', () => {
  it('A-1.55 is published, rolled back and taken down, and every link stays', async () => {
    const app = await made('Practice');
    const first = await linked(app);
    const second = await linked(app, { version: '1.1' });
    const publicVersions = async () =>
      (await shown())
        .filter(({ id }) => id === app)
        .flatMap(({ uploads }) => uploads.map(({ version }) => version));
    expect(await publicVersions()).toEqual([]);
    expect((await release(app, second)).status).toBe(200);
    expect(await publicVersions()).toEqual(['1.1']);
    expect((await release(app, first)).status).toBe(200);
    expect(await publicVersions()).toEqual(['1.0']);
    expect((await release(app, null)).status).toBe(200);
    expect(await publicVersions()).toEqual([]);
    expect((await release(app, null)).status).toBe(404);
    expect((await kept()).find(({ id }) => id === app)?.uploads).toHaveLength(2);
  });

  it('of a beta is not for the public', async () => {
    const app = await made('Beta only');
    const upload = await linked(app, { channel: 'beta' });
    expect((await release(app, upload, { channel: 'beta' })).status).toBe(200);
    expect((await shown()).map(({ id }) => id)).not.toContain(app);
  });

  it('leads only to a link of the same app, type and channel', async () => {
    const app = await made('One');
    const upload = await linked(app);
    const other = await made('Other');
    expect((await release(other, upload)).status).toBe(404);
    expect((await release(app, upload, { channel: 'beta' })).status).toBe(404);
    expect((await release(app, upload, { type: 'iOS' })).status).toBe(404);
    expect((await release(app, 2_147_483_647)).status).toBe(404);
  });
});

describe('an app', () => {
  it('A-1.22 is changed, and taken from the public without losing anything', async () => {
    const app = await made('Changing');
    await release(app, await linked(app));
    const { status } = await owner.put('/mobile-apps', { id: app, appName: ' Changed ', isActive: false });
    expect(status).toBe(200);
    expect((await shown()).map(({ id }) => id)).not.toContain(app);
    expect((await kept()).find(({ id }) => id === app)).toMatchObject({
      appName: 'Changed',
      isActive: false,
    });
    expect((await owner.put('/mobile-apps', { id: 2_147_483_647, appName: 'Nobody' })).status).toBe(404);
  });

  it('is not changed by two at once without the second being told', async () => {
    const app = await made('Contested');
    const version = (await kept()).find(({ id }) => id === app)?.version ?? '';
    const change = (description: string) =>
      owner.put('/mobile-apps', { id: app, description }, { headers: { 'if-match': version } });
    expect((await change('The text of the first.')).status).toBe(200);
    const second = await change('The text of the second.');
    expect([second.status, second.body['code']]).toEqual([412, 'changed_meanwhile']);
    expect((await kept()).find(({ id }) => id === app)).toMatchObject({
      description: 'The text of the first.',
    });
  });

  it('sent twice under one key is added once', async () => {
    const send = () =>
      owner.post(
        '/mobile-apps',
        { appName: 'Twice', description: '' },
        { headers: { 'idempotency-key': 'k'.repeat(24) } },
      );
    const [one, other] = [await send(), await send()];
    expect(one.body['id']).toBe(other.body['id']);
  });

  it.each([
    { ...link, url: 'http://stores.example/x' },
    { ...link, url: 'https://user:word@stores.example/x' },
    { ...link, type: 'iOS', url: 'https://files.example/a.ipa' },
    { ...link, url: 'https://files.example/a.aab' },
    { ...link, version: ' ' },
    { ...link, sha256: 'abc' },
    { ...link, type: 'Windows' },
    { ...link, file: 'x' },
  ])('refuses the link %j', async (body) => {
    const app = (await kept())[0]?.id ?? 0;
    expect((await owner.post(`/mobile-apps/${app}/uploads`, body)).status).toBe(400);
  });

  it('A-6.06 is for role 1 alone', async () => {
    for (const email of ['staff@baulk.example', 'club@baulk.example', 'player@baulk.example']) {
      const client = server.client();
      await client.signIn(email);
      expect((await client.get('/mobile-apps')).status).toBe(403);
      expect((await client.post('/mobile-apps', { appName: 'Mine', description: '' })).status).toBe(403);
    }
  });
});
