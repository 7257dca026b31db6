import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOrphanBuilds } from '#server/apps/orphans.ts';
import { mostBuildBytes } from '#domain/apps/build.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { apk, ipa, ipk, wgt, zipOf } from './builds.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'baulk-builds-'));
const publicUrl = new URL('https://baulk.example');
let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer({ configuration: { dataDir, publicUrl } });
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const stream = { 'content-type': 'application/octet-stream' };
const kept = (): string[] => readdirSync(join(dataDir, 'builds'));
const placed = (more: Record<string, string> = {}): string =>
  new URLSearchParams({ type: 'Android', channel: 'stable', version: '5.0.0', ...more }).toString();
const send = (file: Buffer, more: Record<string, string> = {}, client = owner) => {
  server.pass(300);
  return client.post(`/mobile-apps/1/builds?${placed(more)}`, file, { headers: stream });
};
const pathOf = (url: unknown): string => new URL(String(url)).pathname;

describe('a build', () => {
  it('C-3.30, A-1.55 is kept with its digest, published, and served as the file that it was', async () => {
    const { status, body } = await send(apk, { build: '500', notes: 'Faster.' });
    expect([status, body['size'], body['isCurrent'], body['build']]).toEqual([201, apk.length, false, '500']);
    const sha256 = createHash('sha256').update(apk).digest('hex');
    expect(body['sha256']).toBe(sha256);
    expect(String(body['url'])).toMatch(
      /^https:\/\/baulk\.example\/builds\/[\w-]{22}\/baulk-scoring-5\.0\.0\.apk$/,
    );
    const release = { type: 'Android', channel: 'stable', uploadId: body['id'] };
    expect((await owner.put('/mobile-apps/1/release', release)).status).toBe(200);
    const open = await server.client().get('/mobile-apps/all-active');
    expect(JSON.stringify(open.body)).toContain(String(body['url']));

    const served = await server.app.inject(pathOf(body['url']));
    expect(served.rawPayload.equals(apk)).toBe(true);
    expect(served.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(apk.length),
      'content-type': 'application/vnd.android.package-archive',
      'content-disposition': 'attachment; filename=baulk-scoring-5.0.0.apk',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
  });

  it.each([
    ['iOS', ipa, 'ipa'],
    ['RN Android', apk, 'apk'],
    ['Smart TV', apk, 'apk'],
    ['Smart TV', wgt, 'wgt'],
    ['Smart TV', ipk, 'ipk'],
  ])('C-3.31 for %s may be such a file (%#)', async (type, file, kind) => {
    const { status, body } = await send(file, { type });
    expect([status, String(body['url']).split('.').at(-1)]).toEqual([201, kind]);
  });

  it('goes on where a download broke off, and is not sent twice', async () => {
    const { body } = await send(apk);
    const path = pathOf(body['url']);
    const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      server.app.inject({ method, url: path, headers });
    const part = await get({ range: 'bytes=100-' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-${apk.length - 1}/${apk.length}`,
    ]);
    expect(part.rawPayload.equals(apk.subarray(100))).toBe(true);
    expect((await get({ range: 'bytes=-10' })).rawPayload.equals(apk.subarray(-10))).toBe(true);
    const outside = await get({ range: `bytes=${apk.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${apk.length}`]);
    const { etag = '', 'last-modified': modified = '' } = part.headers;
    for (const same of [etag, modified]) {
      expect((await get({ range: 'bytes=5-', 'if-range': same })).statusCode).toBe(206);
    }
    expect((await get({ range: 'bytes=5-', 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
    const head = await get({}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(apk.length),
      0,
    ]);
  });

  it('is served by every process, and after a restart', async () => {
    const { body } = await send(apk);
    const twin = await server.twin();
    expect((await twin.app.inject(pathOf(body['url']))).rawPayload.equals(apk)).toBe(true);
    await twin.close();
  });

  it('is told to the audit with its release, in one line each', async () => {
    const { body } = await send(apk, { channel: 'beta', version: '6.0' });
    const release = { type: 'Android', channel: 'beta', uploadId: body['id'] };
    await owner.put('/mobile-apps/1/release', release);
    const { body: audit } = await owner.get('/audit?kind=app&recordId=1&limit=2&pageNumber=1');
    expect(audit['rows']).toMatchObject([
      {
        operation: 'releaseApp',
        record: { kind: 'app', id: 1, name: 'Baulk Scoring' },
        changes: [{ field: 'released', before: 'Android beta 4.3.0-beta (1430)', after: 'Android beta 6.0' }],
      },
      { operation: 'addAppBuild', user: { fullName: expect.any(String) as string } },
    ]);
  });
});

describe('what is refused and leaves nothing', () => {
  const cases: [string, Buffer, Record<string, string>][] = [
    ['a file that is no archive', Buffer.from('%PDF-1.7 and so on'), {}],
    ['no bytes at all', Buffer.alloc(0), {}],
    ['a zip that is no build', zipOf(['readme.txt']), {}],
    ['a bundle that no phone installs', zipOf(['base/manifest/AndroidManifest.xml', 'BundleConfig.pb']), {}],
    ['a build that was cut off', apk.subarray(0, apk.length - 30), {}],
    ['a package that was cut off', ipk.subarray(0, ipk.length - 20), { type: 'Smart TV' }],
    ['a build for another system', ipa, { type: 'Android' }],
    ['an Android build for iOS', apk, { type: 'iOS' }],
    ['a zip whose list lies outside of it', Buffer.concat([apk.subarray(0, 10), apk.subarray(-22)]), {}],
  ];
  it.each(cases)('%s', async (_title, file, more) => {
    const before = kept();
    const answer = await send(file, more);
    expect([400, 415]).toContain(answer.status);
    expect(kept()).toEqual(before);
  });

  it('a build of more than 300 MB, before it is read', async () => {
    const headers = { ...stream, 'content-length': String(mostBuildBytes + 1) };
    const before = kept();
    const answer = await owner.post(`/mobile-apps/1/builds?${placed()}`, apk, { headers });
    expect([answer.status, answer.body['code']]).toEqual([413, 'app_build_too_large']);
    expect(kept()).toEqual(before);
  });

  it('A-6.06 a build of whoever is not of the association', async () => {
    const before = kept();
    for (const email of ['staff@baulk.example', 'club@baulk.example', 'player@baulk.example']) {
      const client = server.client();
      await client.signIn(email);
      expect((await send(apk, {}, client)).status).toBe(403);
    }
    expect((await send(apk, {}, server.client())).status).toBe(401);
    expect(kept()).toEqual(before);
  });

  it('a build of an app that is not there, for nothing, or as something else', async () => {
    const before = kept();
    const none = await owner.post(`/mobile-apps/2147483647/builds?${placed()}`, apk, { headers: stream });
    expect(none.status).toBe(404);
    expect((await send(apk, { type: 'Windows' })).status).toBe(400);
    expect((await send(apk, { version: ' ' })).status).toBe(400);
    expect((await owner.post(`/mobile-apps/1/builds?${placed()}`, { file: 'x' })).status).toBe(415);
    const login = await server.client().post('/login', apk, { headers: stream });
    expect(login.status).toBe(415);
    expect(kept()).toEqual(before);
  });

  it('an upload that breaks off', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const app = server.client();
    app.isBrowser = false;
    const { token } = await app.signIn('owner@baulk.example');
    const before = kept();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const lines = [
      `POST /api/mobile-apps/1/builds?${placed()} HTTP/1.1`,
      'host: x',
      'content-type: application/octet-stream',
      `authorization: Bearer ${token}`,
      `content-length: ${apk.length}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(apk.subarray(0, 1_000));
    await expect.poll(() => kept().length, { timeout: 5_000 }).toBe(before.length + 1);
    socket.destroy();
    await expect.poll(kept, { timeout: 5_000 }).toEqual(before);
  });
});

describe('what a killed process left behind', () => {
  const hours = (count: number): number => Date.now() / 1000 - count * 3_600;
  const leave = (name: string, age: number): void => {
    const path = join(dataDir, 'builds', name);
    writeFileSync(path, 'left');
    utimesSync(path, hours(age), hours(age));
  };

  it('is taken away: what was half written, and whole files to which no upload leads', async () => {
    const { body } = await send(apk);
    const key = pathOf(body['url']).split('/')[2] ?? '';
    utimesSync(join(dataDir, 'builds', key), hours(400), hours(400));
    const uploads = kept();
    leave('half.part', 2);
    leave('A'.repeat(22), 25);
    expect(await removeOrphanBuilds(server.store.db, dataDir)).toBe(2);
    expect(kept()).toEqual(uploads);
    expect((await server.app.inject(pathOf(body['url']))).rawPayload.equals(apk)).toBe(true);
  });

  it('is told from what is still on its way', async () => {
    const names = ['B'.repeat(22), 'arriving.part'];
    leave(names[0] ?? '', 23);
    leave(names[1] ?? '', 0);
    expect(await removeOrphanBuilds(server.store.db, dataDir)).toBe(0);
    expect(kept()).toEqual(expect.arrayContaining(names));
  });

  it('is nothing where no build was ever uploaded', async () => {
    expect(await removeOrphanBuilds(server.store.db, join(dataDir, 'nowhere'))).toBe(0);
  });
});

it('nothing but a build is served below its address', async () => {
  for (const path of [
    `/builds/${'A'.repeat(22)}/x.apk`,
    '/builds/x/y.apk',
    '/builds/..%2F..%2Fsecret/x.apk',
    '/builds/',
  ]) {
    expect((await server.app.inject(path)).statusCode).toBe(404);
  }
});
