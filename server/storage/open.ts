import { randomBytes } from 'node:crypto';
import type { S3Settings } from './configuration.ts';
import { createFileStorage, type FileStorage } from './files.ts';
import type { ObjectStorage } from './port.ts';

/** The storage of a process, and the files that are still to be moved into it. */
export type OpenedStorage = { storage: ObjectStorage; older: FileStorage | null; close: () => void };

/** Opens the storage of the settings. What lies in the data folder is found there until it has moved to the bucket. */
export async function openStorage({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: S3Settings | null;
}): Promise<OpenedStorage> {
  const files = createFileStorage(dataDir);
  if (!s3) return { storage: files, older: null, close: () => undefined };
  // Loaded where it is wanted alone.
  const { createS3Storage } = await import('./s3.ts');
  const bucket = createS3Storage(s3);
  return { storage: withOlder(bucket, files), older: files, close: bucket.close };
}

/** Writes to one storage and finds in both; the first again, for it may have moved in between. */
export function withOlder(newer: ObjectStorage, older: ObjectStorage): ObjectStorage {
  const find = async <T>(look: (storage: ObjectStorage) => Promise<T | null>): Promise<T | null> =>
    (await look(newer)) ?? (await look(older)) ?? (await look(newer));
  return {
    put: newer.put,
    take: newer.take,
    sizeOf: (name) => find((storage) => storage.sizeOf(name)),
    read: (name) => find((storage) => storage.read(name)),
    stream: (name, part) => find((storage) => storage.stream(name, part)),
    async remove(name) {
      await older.remove(name);
      await newer.remove(name);
    },
  };
}

/** Writes, reads and removes an object, so that a bucket that cannot be used ends the start and no upload. */
export async function tryStorage({ storage }: OpenedStorage, { bucket }: S3Settings): Promise<void> {
  const name = `probe/${randomBytes(16).toString('hex')}`;
  try {
    await storage.put(name, Buffer.from(name));
    const kept = await storage.read(name);
    await storage.remove(name);
    if (kept?.toString() !== name || (await storage.read(name)) !== null)
      throw new Error('It keeps nothing.');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`S3_BUCKET '${bucket}' cannot be used to write, read, list and remove: ${why}`, {
      cause: error,
    });
  }
}
