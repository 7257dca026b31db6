import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from './configuration.ts';
import { checkName, StorageAway, type ObjectStorage, type Part } from './port.ts';

/** Milliseconds until an address that does not answer is given up, and without a byte until a call is. */
const timeouts = { connectionTimeout: 3_000, socketTimeout: 20_000 };

export type S3Storage = ObjectStorage & { close: () => void };

/** Objects in a bucket of whoever speaks S3. */
export function createS3Storage({ bucket, region, endpoint, keyId, secretKey }: S3Settings): S3Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secretKey },
    // Servers of one's own have no name for each bucket, and not all know the newer sums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  });
  const at = (name: string): { Bucket: string; Key: string } => ({ Bucket: bucket, Key: checkName(name) });
  const get = (name: string, part?: Part) => {
    const range = part && { Range: `bytes=${part.start}-${part.end}` };
    const command = new GetObjectCommand({ ...at(name), ...range });
    return unlessMissing(() => client.send(command));
  };
  const put = (name: string, Body: Buffer | Readable, ContentLength: number) => {
    const command = new PutObjectCommand({ ...at(name), Body, ContentLength });
    return told(() => client.send(command));
  };
  return {
    async put(name, bytes) {
      await put(name, bytes, bytes.length);
    },
    async take(name, path) {
      const { size } = await stat(path);
      await put(name, createReadStream(path), size);
      await rm(path, { force: true });
    },
    async sizeOf(name) {
      const command = new HeadObjectCommand(at(name));
      const found = await unlessMissing(() => client.send(command));
      return found?.ContentLength ?? null;
    },
    async read(name) {
      const body = (await get(name))?.Body;
      return body ? Buffer.from(await told(() => body.transformToByteArray())) : null;
    },
    async stream(name, part) {
      const body = (await get(name, part))?.Body;
      return body ? (body as Readable) : null;
    },
    async remove(name) {
      const command = new DeleteObjectCommand(at(name));
      await unlessMissing(() => client.send(command));
    },
    close: () => client.destroy(),
  };
}

const missing: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound']);

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  return told(async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && missing.has(error.name)) return null;
      throw error;
    }
  });
}

/** What the storage says, without what it was asked: its errors hold whole answers. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { name, code } = error as { name?: unknown; code?: unknown };
    const what = typeof code === 'string' ? code : String(name);
    throw new StorageAway(`The object storage has answered ${what}.`, { cause: error });
  }
}
