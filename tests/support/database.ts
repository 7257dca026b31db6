import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#server/database/db.gen.ts';
import { extensions } from '#server/database/extensions.ts';
import { LitePool } from '#server/database/lite-pool.ts';
import { openDatabase, type Store } from '#server/database/open.ts';
import { buildTemplate, readTemplate, templateKey } from '#server/database/template.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { createPasswords } from '#server/services/passwords.ts';
import { secretsFrom } from '#server/services/secrets.ts';

/** What a data folder of tests has as its secret. */
export const testSecret = 'a secret for tests and for nothing else';

/** The secrets under which the demo's passwords are hashed in tests: an app under test is built with them. */
export const testSecrets = secretsFrom(testSecret);

/** Hashes that cost little: what is tested is who gets in, not how long a guess takes. */
export const testPasswords = createPasswords(testSecrets, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

/** The moment at which the demo of a test begins: an app under test has its clock there. */
export const testNow = Date.parse('2026-11-20T18:00:00Z');

const root = join(import.meta.dirname, '..', '..');
const seedOptions = { clock: () => testNow, passwordHash: testPasswords.hash, secrets: testSecrets };

/**
 * A database of its own for a test file, migrated, with the demo association or empty: in memory, or on the server
 * that TEST_DATABASE_URL names, through a pooler where TEST_DATABASE_DIRECT_URL names the server behind it. `close` takes
 * it away.
 */
export async function testDatabase(contents: 'demo' | 'empty' = 'demo'): Promise<Store> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return openCopy(server, contents);
  return openDatabase({ dataDir: null, template: new Blob([await archiveOf(contents)]) });
}

/** The archive of a cluster of the embedded database, as a first start unpacks one. */
export async function archiveOf(contents: 'demo' | 'empty'): Promise<Uint8Array<ArrayBuffer>> {
  const empty = await buildTemplate();
  const path = contents === 'empty' ? empty : join(dirname(empty), `demo-${keyOf(contents)}.tar.zst`);
  if (!existsSync(path)) await archiveDemo(empty, path);
  const archive = readTemplate(path);
  if (!archive) throw new Error(`${path} has gone.`);
  return archive;
}

async function archiveDemo(empty: string, path: string): Promise<void> {
  const archive = readTemplate(empty);
  const lite = await PGlite.create({
    extensions,
    ...(archive ? { loadDataDir: new Blob([archive]) } : {}),
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new LitePool(lite) }) });
  await seedDemo(db, seedOptions);
  await lite.exec('analyze');
  await lite.exec('checkpoint');
  const packed = new Uint8Array(await (await lite.dumpDataDir('none')).arrayBuffer());
  await lite.close();
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, zstdCompressSync(packed, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }));
  renameSync(unfinished, path);
  for (const name of readdirSync(dirname(path))) {
    if (/^demo-.*\.zst$/.test(name) && name !== basename(path))
      rmSync(join(dirname(path), name), { force: true });
  }
}

/** Names a template by the migrations and, for the demo, by everything that the demo is made from. */
function keyOf(contents: 'demo' | 'empty'): string {
  const hash = createHash('sha256').update(templateKey());
  const sources =
    contents === 'empty' ? [] : ['server/demo', 'domain/draws', 'server/services', 'tests/support'];
  for (const folder of sources) {
    for (const name of readdirSync(join(root, folder)).sort()) {
      if (name.endsWith('.ts')) hash.update(readFileSync(join(root, folder, name)));
    }
  }
  hash.update(readFileSync(join(root, 'domain', 'terms', 'version.ts')));
  return hash.digest('hex').slice(0, 16);
}

async function openCopy(server: string, contents: 'demo' | 'empty'): Promise<Store> {
  const name = `baulk_test_${randomBytes(6).toString('hex')}`;
  await copyTemplate(server, name, contents);
  const directUrl = addressOf(directOf(server), name);
  const store = await openDatabase({ url: addressOf(server, name), directUrl, dataDir: null });
  const drop = (): Promise<void> =>
    administer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  return { ...store, close: () => store.close().then(drop) };
}

/** Makes a database on a server from what all of these contents are copied from. */
export async function copyTemplate(server: string, name: string, contents: 'demo' | 'empty'): Promise<void> {
  const template = `baulk_test_${contents}_${keyOf(contents)}`;
  await administer(server, async (client) => {
    // Two test files that start at once must not make the template twice.
    await client.query('select pg_advisory_lock(7421)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(directOf(server), client, template, contents);
    await client.query(`create database ${name} template ${template}`);
  });
}

async function makeTemplate(
  server: string,
  client: pg.Client,
  name: string,
  contents: string,
): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const store = await openDatabase({ url: addressOf(server, unfinished), dataDir: null });
  if (contents === 'demo') await seedDemo(store.db, seedOptions);
  await store.close();
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: directOf(server) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Databases are made and dropped past a pooler, which keeps connections to them. */
function directOf(server: string): string {
  return process.env['TEST_DATABASE_DIRECT_URL'] ?? server;
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
