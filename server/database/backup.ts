import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { makeFolder, openDataFolder } from '#server/data-folder.ts';
import { removalLock } from '#server/storage/leftovers.ts';

const run = promisify(execFile);

/** What a backup is of: the database and the folder of what is no row. */
export type BackedUp = {
  databaseUrl: string | undefined;
  /** The same past any pooler. */
  databaseDirectUrl?: string | undefined;
  dataDir: string;
};

const dumpName = 'database.dump';

/** The folders of the objects that are files. */
const objects = ['builds', 'images'] as const;

/** Writes a backup into a folder that is not there yet, of a database in use: it is as of one moment. */
export async function backUp(
  { databaseUrl, databaseDirectUrl: directUrl, dataDir }: BackedUp,
  to: string,
): Promise<void> {
  const url = requireUrl(databaseUrl);
  if (existsSync(to)) throw new Error(`--to '${to}' is there already: name a folder that is not.`);
  makeBackupFolder(to);
  await whileNothingIsRemoved(directUrl ?? url, async () => {
    await dump(url, to);
    // After the rows: what they lead to is there, and what has come since is one object too many.
    await copyObjects(dataDir, to);
  });
}

function makeBackupFolder(to: string): void {
  try {
    makeFolder(to, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`--to '${to}' cannot be made (${code}): name another folder.`, { cause: error });
  }
}

/** Objects of records that go meanwhile stay until the backup has them. */
async function whileNothingIsRemoved(url: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${removalLock})`);
    await work();
  } finally {
    await client.end();
  }
}

async function copyObjects(from: string, to: string): Promise<void> {
  for (const folder of objects) {
    if (existsSync(join(from, folder))) await cp(join(from, folder), join(to, folder), { recursive: true });
  }
}

async function dump(url: string, to: string): Promise<void> {
  // The policies hold the owner too, and show everything to whoever calls as nobody: so no superuser is needed.
  await tool('pg_dump', [
    '--enable-row-security',
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    `--file=${join(to, dumpName)}`,
    `--dbname=${url}`,
  ]);
}

/** Puts a backup into a database in which nothing is, all of it or nothing. */
export async function restore({ databaseUrl, dataDir }: BackedUp, from: string): Promise<void> {
  const url = requireUrl(databaseUrl);
  const dumped = join(from, dumpName);
  if (!existsSync(dumped)) throw new Error(`--from '${from}' holds no ${dumpName}.`);
  await openDataFolder(dataDir);
  const { stdout } = await tool('psql', [
    '--no-psqlrc',
    '--tuples-only',
    '--no-align',
    `--dbname=${url}`,
    '--command=select count(*) from pg_tables where schemaname = current_schema()',
  ]);
  if (stdout.trim() !== '0')
    throw new Error('The database of DATABASE_URL is not empty: restore into a new one.');
  await tool('pg_restore', [
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${url}`,
    dumped,
  ]);
  await copyObjects(from, dataDir);
}

function requireUrl(url: string | undefined): string {
  if (url !== undefined) return url;
  throw new Error('Without DATABASE_URL the data lies in DATA_DIR: stop the server and copy that folder.');
}

/** Runs a tool of PostgreSQL; the password goes with the address, which is not repeated when it fails. */
async function tool(name: 'pg_dump' | 'pg_restore' | 'psql', words: string[]): Promise<{ stdout: string }> {
  try {
    return await run(pathOf(name), words, { maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new Error(`${name} was not found: install the tools of PostgreSQL.`, { cause: error });
    throw new Error(`${name} failed: ${stderr.trim().split('\n')[0] ?? ''}`, { cause: error });
  }
}

/** The newest of Debian's folders before what PATH names, for its wrapper takes the oldest cluster's. */
function pathOf(name: string): string {
  const found = globSync(`/usr/lib/postgresql/*/bin/${name}`).toSorted().at(-1);
  return found ?? name;
}
