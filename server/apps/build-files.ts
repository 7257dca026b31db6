import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { mostBuildBytes, type BuildKind } from '#domain/apps/build.ts';
import { unfinished } from '#server/storage/files.ts';
import { kindOfBuild } from './archive.ts';

/** A build as it was taken in, before anything leads to it. */
export type TakenBuild = {
  kind: BuildKind;
  /** The random part of its address, and of the name of its object. */
  key: string;
  size: number;
  sha256: string;
  /** Where it lies until it is stored. */
  path: string;
  drop: () => Promise<void>;
};

export type BuildFiles = {
  /** Takes a file in, or says which rule it breaks; what is broken off leaves nothing. */
  take: (body: Readable) => Promise<TakenBuild | 'too_large' | 'malformed'>;
};

/** The name of the object that a build is. */
export const objectOfBuild = (key: string): string => `builds/${key}`;

/** Takes builds in by the data folder, where they are looked at before they are stored. */
export function createBuildFiles(dataDir: string): BuildFiles {
  const folder = join(dataDir, 'builds');
  return {
    async take(body) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const key = randomBytes(16).toString('base64url');
      const path = join(folder, `${key}${unfinished}`);
      const drop = (): Promise<void> => rm(path, { force: true });
      try {
        const taken = await write(path, body);
        if (typeof taken === 'string') {
          await drop();
          return taken;
        }
        return { ...taken, key, path, drop };
      } catch (error) {
        await drop();
        throw error;
      }
    },
  };
}

async function write(
  path: string,
  body: Readable,
): Promise<Pick<TakenBuild, 'kind' | 'size' | 'sha256'> | 'too_large' | 'malformed'> {
  const file = await open(path, 'wx+', 0o600);
  try {
    const written = await copy(body, file);
    if (written === 'too_large') return written;
    const kind = await kindOfBuild(file, written.size);
    if (kind === null) return 'malformed';
    await file.sync();
    return { kind, ...written };
  } finally {
    await file.close();
  }
}

async function copy(
  body: Readable,
  file: FileHandle,
): Promise<{ size: number; sha256: string } | 'too_large'> {
  const hash = createHash('sha256');
  let size = 0;
  // The connection outlives what is refused, so that the answer arrives.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBuildBytes) return 'too_large';
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  return { size, sha256: hash.digest('hex') };
}
