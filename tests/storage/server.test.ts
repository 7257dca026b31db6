import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { createFileStorage } from '#server/storage/files.ts';
import { openStorage, tryStorage, withOlder } from '#server/storage/open.ts';
import type { ObjectStorage } from '#server/storage/port.ts';
import { createS3Storage } from '#server/storage/s3.ts';
import { startS3 } from '#tests/support/s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'baulk-storage-'));
let s3: Awaited<ReturnType<typeof startS3>>;
const storages = new Map<string, ObjectStorage>();
beforeAll(async () => {
  s3 = await startS3();
  storages.set('files', createFileStorage(join(folder, 'data')));
  storages.set('S3', createS3Storage(s3.settings));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['files', 'S3'])('objects kept by %s', (kind) => {
  const storage = (): ObjectStorage => storages.get(kind) as ObjectStorage;
  const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 256));

  it('are read as they were put, whole and in parts', async () => {
    await storage().put('images/one.aa', bytes);
    expect((await storage().read('images/one.aa'))?.equals(bytes)).toBe(true);
    expect(await storage().sizeOf('images/one.aa')).toBe(1_000);
    const whole = await storage().stream('images/one.aa');
    const part = await storage().stream('images/one.aa', { start: 990, end: 994 });
    expect(whole && (await buffer(whole)).equals(bytes)).toBe(true);
    expect(part && (await buffer(part)).equals(bytes.subarray(990, 995))).toBe(true);
  });

  it('may be put again, by two at once', async () => {
    await Promise.all([1, 2, 3].map(() => storage().put('images/twice.aa', bytes)));
    expect((await storage().read('images/twice.aa'))?.equals(bytes)).toBe(true);
  });

  it('are taken over from a finished file, which is gone then', async () => {
    const path = join(folder, `arrived-${kind}`);
    writeFileSync(path, bytes);
    await storage().take('builds/AAAAAAAAAAAAAAAAAAAAAA', path);
    expect((await storage().read('builds/AAAAAAAAAAAAAAAAAAAAAA'))?.equals(bytes)).toBe(true);
    expect(readdirSync(folder)).not.toContain(`arrived-${kind}`);
  });

  it('are gone once they were removed, also twice', async () => {
    await storage().put('images/gone.aa', bytes);
    await storage().remove('images/gone.aa');
    await storage().remove('images/gone.aa');
    for (const found of [
      await storage().read('images/gone.aa'),
      await storage().sizeOf('images/gone.aa'),
      await storage().stream('images/gone.aa'),
      await storage().sizeOf('images/never.aa'),
    ])
      expect(found).toBeNull();
  });

  it.each(['../secret', 'images/../secret', 'images/.part', 'images/a/b', 'legal/terms', ''])(
    'have no name like %j, which could lead elsewhere',
    async (name) => {
      await expect((async () => storage().put(name, bytes))()).rejects.toThrow('is no name of an object');
      await expect((async () => storage().read(name))()).rejects.toThrow('is no name of an object');
    },
  );
});

it('a file is found until it has moved to the bucket, and removed in both', async () => {
  const files = createFileStorage(join(folder, 'older'));
  const both = withOlder(storages.get('S3') as ObjectStorage, files);
  await files.put('images/older.aa', Buffer.from('older'));
  expect(String(await both.read('images/older.aa'))).toBe('older');
  await both.put('images/older.aa', Buffer.from('older'));
  await both.remove('images/older.aa');
  expect(await files.names()).toEqual([]);
  expect(await both.read('images/older.aa')).toBeNull();
});

it('what is half written is never a name', async () => {
  const files = createFileStorage(join(folder, 'torn'));
  await files.put('images/whole.aa', Buffer.from('whole'));
  writeFileSync(join(folder, 'torn', 'images', 'torn.aa.1234.part'), 'to');
  expect(await files.names()).toEqual(['images/whole.aa']);
});

describe('the settings of a bucket', () => {
  const all = {
    S3_BUCKET: 'baulk-objects',
    S3_ENDPOINT: 'http://127.0.0.1:9000/',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'a secret',
  };

  it('are none unless they are set, and read where they are', () => {
    expect(readConfiguration({}).s3).toBeNull();
    expect(readConfiguration(all).s3).toEqual({
      bucket: 'baulk-objects',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      keyId: 'key',
      secretKey: 'a secret',
    });
    expect(readConfiguration({ ...all, S3_ENDPOINT: '', S3_REGION: 'eu-central-1' }).s3).toMatchObject({
      endpoint: null,
      region: 'eu-central-1',
    });
  });

  it.each([
    ['S3_BUCKET', { S3_BUCKET: '' }],
    ['S3_BUCKET', { S3_BUCKET: 'https://baulk-objects' }],
    ['S3_REGION', { S3_REGION: 'Frankfurt am Main' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'objects.example' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'https://objects.example/bucket' }],
    ['S3_ACCESS_KEY_ID', { S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { S3_SECRET_ACCESS_KEY: ' ' }],
  ])('end the start with a sentence about %s that tells no secret (%#)', (name, more) => {
    const start = (): unknown => readConfiguration({ ...all, ...more });
    expect(start).toThrow(new RegExp(`^${name} (must be|is required) .*\\.$`));
    expect(start).not.toThrow('a secret');
  });

  const tried = async (more: Partial<typeof s3.settings>): Promise<unknown> => {
    const settings = { ...s3.settings, ...more };
    const opened = await openStorage({ dataDir: join(folder, 'none'), s3: settings });
    try {
      return await tryStorage(opened, settings).then(
        () => 'usable',
        (error: Error) => error.message,
      );
    } finally {
      opened.close();
    }
  };

  it('are tried at the start: a bucket that cannot be used is told in one sentence', async () => {
    expect(await tried({})).toBe('usable');
    expect(await tried({ bucket: 'another' })).toMatch(
      /^S3_BUCKET 'another' cannot be used .*NoSuchBucket\.$/,
    );
    expect(await tried({ secretKey: 'wrong' })).toMatch(
      /^S3_BUCKET .* cannot be used .*SignatureDoesNotMatch\.$/,
    );
    expect(await tried({ endpoint: 'http://127.0.0.1:1' })).toMatch(
      /^S3_BUCKET .* cannot be used .*ECONNREFUSED\.$/,
    );
  });
});
