import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { readMigrations } from './migrations.ts';

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'baulk');
const prefix = 'cluster-';

/** Makes the migrated, empty cluster from which first starts and tests are copied, unless it is there; answers its path. */
export async function buildTemplate(folder: string = cache): Promise<string> {
  const path = join(folder, fileName());
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  // A process of its own: making a cluster takes 600 MB, which the server would keep.
  const builder = fork(join(import.meta.dirname, 'template-builder.ts'), [path], { execArgv: [] });
  const [code] = (await once(builder, 'exit')) as [number | null];
  if (code !== 0 || !existsSync(path)) throw new Error('The embedded database could not be prepared.');
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix) && name !== fileName()) rmSync(join(folder, name), { force: true });
  }
  return path;
}

/** The archive of the template, or null where none was built for these migrations. */
export function readTemplate(path: string = join(cache, fileName())): Uint8Array<ArrayBuffer> | null {
  return existsSync(path) ? new Uint8Array(zstdDecompressSync(readFileSync(path))) : null;
}

/** Names what the template was made from: the migrations and the version of the embedded database. */
export function templateKey(): string {
  const hash = createHash('sha256').update(embeddedVersion());
  for (const { name, sha256 } of readMigrations()) hash.update(`${name}${sha256}`);
  return hash.digest('hex').slice(0, 16);
}

function embeddedVersion(): string {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const text = readFileSync(join(entry, '..', '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function fileName(): string {
  return `${prefix}${templateKey()}.tar.zst`;
}
