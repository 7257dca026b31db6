import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refusing } from './refusals.ts';

/** What the product, its operator or its backup puts into a data folder. */
const own = new Set(['builds', 'database', 'images', 'legal', 'lock', 'secret']);

/** Makes the data folder where there is none; refuses one that cannot be written or that holds something else. */
export async function openDataFolder(dataDir: string): Promise<void> {
  await refusing({ dataDir }, () => {
    makeFolder(dataDir);
    tryWriting(dataDir);
  });
  refuseForeign(dataDir);
}

/** Makes a folder and those above it; where a file system takes no folders, Node's own way of doing so never ends. */
export function makeFolder(path: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode });
    } catch (error) {
      // Another process that starts at the same moment may have made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function tryWriting(dataDir: string): void {
  const probe = join(dataDir, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    writeFileSync(probe, 'a probe', { flag: 'wx' });
  } finally {
    rmSync(probe, { force: true });
  }
}

/** A mistyped folder is found out before anything is put between the files of something else. */
function refuseForeign(dataDir: string): void {
  const names = readdirSync(dataDir).filter((name) => !name.startsWith('.') && name !== 'lost+found');
  if (names.length === 0 || names.some((name) => own.has(name))) return;
  const some = names.toSorted().slice(0, 3).join(', ');
  throw new Error(
    `DATA_DIR '${dataDir}' holds something other than the data of Baulk (${some}): set an empty folder.`,
  );
}
