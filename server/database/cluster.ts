import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Entry = { name: string; isFolder: boolean; bytes: Uint8Array };

const block = 512;

/** Unpacks a cluster's archive beside its place, forces every file to the disk and moves it there in one step. */
export async function placeCluster(archive: Uint8Array, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const folders = new Set([unfinished]);
  const files: string[] = [];
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  for (const { name, isFolder, bytes } of entriesOf(archive)) {
    const path = join(unfinished, name);
    const parent = isFolder ? path : dirname(path);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true, mode: 0o700 });
    folders.add(parent);
    if (isFolder) continue;
    writeFileSync(path, bytes, { mode: 0o600 });
    files.push(path);
  }
  // After the writing and side by side, which takes half the time of one after another.
  await Promise.all(files.map((path) => sync(path, 'r+')));
  await Promise.all([...folders].map(syncFolder));
  renameSync(unfinished, folder);
  await syncFolder(dirname(folder));
}

/** Whether a whole cluster lies in a folder. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

function* entriesOf(archive: Uint8Array): Generator<Entry> {
  for (let at = 0; at + block <= archive.length && archive[at] !== 0;) {
    const header = Buffer.from(archive.buffer, archive.byteOffset + at, block);
    const text = (from: number, length: number): string =>
      header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    const prefix = text(345, 155);
    const name = prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
    if (!Number.isSafeInteger(size) || name.split('/').includes('..'))
      throw new Error('The archive of the cluster is damaged.');
    const start = at + block;
    yield { name, isFolder: text(156, 1) === '5', bytes: archive.subarray(start, start + size) };
    at = start + Math.ceil(size / block) * block;
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and needs none of this.
  if (process.platform !== 'win32') await sync(path, 'r');
}

async function sync(path: string, mode: 'r' | 'r+'): Promise<void> {
  const file = await open(path, mode);
  await file.sync();
  await file.close();
}
