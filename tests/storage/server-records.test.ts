import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveImages } from '#server/images/objects.ts';
import { erasePerson } from '#server/personal-data/store.ts';
import { createFileStorage } from '#server/storage/files.ts';
import { nameObjects, removalLock, removeLeftovers } from '#server/storage/leftovers.ts';
import { moveFiles } from '#server/storage/moving.ts';
import { openStorage, type OpenedStorage } from '#server/storage/open.ts';
import type { ObjectStorage } from '#server/storage/port.ts';
import { apk } from '#tests/apps/builds.ts';
import { png } from '#tests/images/pictures.ts';
import { uploaded } from '#tests/images/upload.ts';
import { startS3 } from '#tests/support/s3.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'baulk-records-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tomorrow = (): Date => new Date(Date.now() + 86_400_000);

describe.each(['files', 'S3'])('pictures and builds kept by %s', (kind) => {
  const dataDir = join(folder, kind);
  let opened: OpenedStorage;
  let server: TestServer;
  let owner: TestClient;
  let player: TestClient;
  beforeAll(async () => {
    opened = await openStorage({ dataDir, s3: kind === 'S3' ? s3.settings : null });
    server = await startServer({ configuration: { dataDir }, storage: opened });
    owner = server.client();
    await owner.signIn('owner@baulk.example');
    player = server.client();
    await player.signIn('player@baulk.example');
  });
  afterAll(async () => {
    await server.close();
    opened.close();
  });

  const rowOf = (id: string) =>
    server.store.db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
  const objectOf = async (id: string): Promise<string> => `images/${id}.${(await rowOf(id))?.bytes_hash}`;
  const sweep = (at = new Date()) => removeLeftovers(server.store.db, opened.storage, at);

  it('are no bytes of the database, and are served', async () => {
    const { imageId, url } = await uploaded(player, { file: await png() });
    const row = await rowOf(imageId);
    expect([row?.bytes, row?.small, row?.shared]).toEqual([null, null, null]);
    expect(await opened.storage.sizeOf(await objectOf(imageId))).toBeGreaterThan(0);
    expect((await server.app.inject(url)).statusCode).toBe(200);
  });

  it('of an earlier version show before they have moved, while they do and afterwards', async () => {
    const { db } = server.store;
    const before = await db
      .selectFrom('images')
      .select(['id', 'bytes', 'small', 'type'])
      .where('bytes', 'is not', null)
      .where('small', 'is not', null)
      .executeTakeFirstOrThrow();
    const shown = async (end = ''): Promise<Buffer> =>
      (await server.app.inject(`/images/${before.id}${end}.jpg`)).rawPayload;
    expect((await shown()).equals(before.bytes ?? Buffer.alloc(0))).toBe(true);
    // Killed after the objects were stored and before the row was changed.
    const killed: ObjectStorage = {
      ...opened.storage,
      put: async (name, bytes) => {
        await opened.storage.put(name, bytes);
        throw new Error('killed');
      },
    };
    await expect(moveImages({ db, storage: killed })).rejects.toThrow('killed');
    expect((await shown()).equals(before.bytes ?? Buffer.alloc(0))).toBe(true);
    await Promise.all([1, 2].map(() => moveImages({ db, storage: opened.storage })));
    const { left } = await db
      .selectFrom('images')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where((eb) =>
        eb.or([eb('bytes', 'is not', null), eb('small', 'is not', null), eb('shared', 'is not', null)]),
      )
      .executeTakeFirstOrThrow();
    expect(left).toBe(0);
    await sweep(tomorrow());
    expect((await shown()).equals(before.bytes ?? Buffer.alloc(0))).toBe(true);
    expect((await shown('-small')).equals(before.small ?? Buffer.alloc(0))).toBe(true);
  });

  it('go with the record that showed them', async () => {
    const first = await uploaded(player, { file: await png() });
    const second = await uploaded(player, { file: await png() });
    const object = await objectOf(first.imageId);
    expect((await player.put('/profile', { imageId: first.imageId })).status).toBe(200);
    await sweep();
    expect(await opened.storage.sizeOf(object)).not.toBeNull();
    expect((await player.put('/profile', { imageId: second.imageId })).status).toBe(200);
    await sweep();
    expect(await opened.storage.sizeOf(object)).toBeNull();
    expect((await server.app.inject(first.url)).statusCode).toBe(404);
  });

  it('O13 of a person go with the erasure', async () => {
    const guest = server.client();
    await guest.signIn('guest@baulk.example');
    const { imageId, url } = await uploaded(guest, { file: await png() });
    expect((await guest.put('/profile', { imageId })).status).toBe(200);
    const object = await objectOf(imageId);
    const id = (await rowOf(imageId))?.owner_id ?? 0;
    await server.store.db.transaction().execute((db) => erasePerson(db, id, new Date()));
    await sweep();
    expect(await opened.storage.sizeOf(object)).toBeNull();
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });

  it('are removed where what was to lead to them was rolled back, and not before it may have come', async () => {
    const name = `images/${'R'.repeat(22)}.${'0'.repeat(64)}`;
    await nameObjects(server.store.db, [name]);
    await opened.storage.put(name, Buffer.from('left'));
    await sweep();
    expect(await opened.storage.sizeOf(name)).toBe(4);
    await sweep(tomorrow());
    expect(await opened.storage.sizeOf(name)).toBeNull();
  });

  it('are never removed by a name to which a record leads', async () => {
    const { imageId } = await uploaded(player, { file: await png() });
    const object = await objectOf(imageId);
    await nameObjects(server.store.db, [object]);
    expect(await sweep(tomorrow())).toBe(0);
    expect(await opened.storage.sizeOf(object)).not.toBeNull();
  });

  it('of builds are downloaded whole, in part, and not a second time', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const query = 'type=Android&channel=stable&version=7.0.0';
    const { status, body } = await owner.post(`/mobile-apps/1/builds?${query}`, apk, { headers });
    expect(status).toBe(201);
    await sweep(tomorrow());
    const { pathname: url } = new URL(String(body['url']));
    const whole = await server.app.inject(url);
    expect(whole.rawPayload.equals(apk)).toBe(true);
    const part = await server.app.inject({ url, headers: { range: 'bytes=100-199' } });
    expect([part.statusCode, part.rawPayload.equals(apk.subarray(100, 200))]).toEqual([206, true]);
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(whole.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

it('files of the data folder move to the bucket that is set later, and show all the time', async () => {
  const dataDir = join(folder, 'moving');
  const server = await startServer({ configuration: { dataDir } });
  const player = server.client();
  await player.signIn('player@baulk.example');
  const { url } = await uploaded(player, { file: await png() });
  const opened = await openStorage({ dataDir, s3: s3.settings });
  const later = await startServer({ store: server.store, configuration: { dataDir }, storage: opened });
  const older = opened.older ?? createFileStorage(dataDir);
  expect((await later.app.inject(url)).statusCode).toBe(200);
  const parts = { storage: opened.storage, older };
  await Promise.all([moveFiles(server.store.db, parts), moveFiles(server.store.db, parts)]);
  expect(await older.names()).toEqual([]);
  await removeLeftovers(server.store.db, opened.storage, tomorrow());
  expect((await later.app.inject(url)).statusCode).toBe(200);
  await later.close();
  opened.close();
  await server.close();
});

it('an upload while the object storage is away is told to come back, and leaves no picture', async () => {
  const opened = await openStorage({
    dataDir: join(folder, 'away'),
    s3: { ...s3.settings, endpoint: 'http://127.0.0.1:1' },
  });
  const server = await startServer({ storage: opened });
  const player = server.client();
  await player.signIn('player@baulk.example');
  const count = sql<{ count: number }>`select count(*)::integer as count from images`;
  const before = await count.execute(server.store.db);
  await expect(uploaded(player, { file: await png() })).rejects.toThrow('503');
  expect((await count.execute(server.store.db)).rows).toEqual(before.rows);
  await server.close();
  opened.close();
});

it('nothing is removed while a backup is made', async () => {
  const server = await startServer({ contents: 'empty' });
  const { db } = server.store;
  const removed: string[] = [];
  const storage = { remove: async (name: string) => void removed.push(name) };
  await nameObjects(db, ['images/x.0']);
  if (server.store.kind === 'postgresql') {
    await db.transaction().execute(async (backup) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(removalLock)})`.execute(backup);
      expect(await removeLeftovers(db, storage, tomorrow())).toBe(0);
    });
  }
  expect(await removeLeftovers(db, storage, tomorrow())).toBe(1);
  expect(removed).toEqual(['images/x.0']);
  await server.close();
});
