import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkName, type ObjectStorage } from './port.ts';

/** Ends the name of what is still written. */
export const unfinished = '.part';

export type FileStorage = ObjectStorage & {
  /** The names of all that is kept, without what is still written. */
  names: () => Promise<string[]>;
  pathOf: (name: string) => string;
};

const folders = ['images', 'builds'] as const;

/** Objects as files of the data folder, which all processes of the product share. */
export function createFileStorage(dataDir: string): FileStorage {
  const pathOf = (name: string): string => join(dataDir, checkName(name));
  const place = async (from: string, path: string): Promise<void> => {
    await rename(from, path);
    // The name is in the folder, and the folder is a file too.
    await forced(dirname(path));
  };
  return {
    pathOf,
    async put(name, bytes) {
      const path = pathOf(name);
      const part = `${path}.${randomBytes(6).toString('hex')}${unfinished}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const file = await open(part, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await place(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async take(name, from) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await forced(from);
      await place(from, path);
    },
    sizeOf: (name) =>
      unlessMissing(async () => {
        const found = await stat(pathOf(name));
        return found.isFile() ? found.size : null;
      }),
    read: (name) => unlessMissing(() => readFile(pathOf(name))),
    stream: (name, part) =>
      unlessMissing(async () => (await open(pathOf(name))).createReadStream({ ...part })),
    remove: (name) => rm(pathOf(name), { force: true }),
    async names() {
      const all: string[] = [];
      for (const folder of folders) {
        const names = await readdir(join(dataDir, folder)).catch(() => []);
        all.push(...names.filter((name) => !name.endsWith(unfinished)).map((name) => `${folder}/${name}`));
      }
      return all;
    },
  };
}

async function forced(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  }
}
