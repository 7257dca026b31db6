import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { backUp, restore } from '#server/database/backup.ts';
import { testDatabase } from '#tests/support/database.ts';
import { fillBookings } from './booked-clubs.ts';

/**
 * Minutes of a backup and of a restore of a million rows.
 *
 *   node scripts/with-postgresql.ts node bench/restore.ts
 */
const rows = Number(process.env['ROWS'] ?? 1_000_000);
const server = process.env['TEST_DATABASE_URL'];
if (!server) throw new Error('Run it by scripts/with-postgresql.ts.');
const at = (name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;
const folder = mkdtempSync(join(tmpdir(), 'baulk-restore-'));
const store = await testDatabase('empty');
await fillBookings(store.db, rows);
const { rows: named } = await sql<{ name: string; size: number }>`
  select current_database() as name, pg_database_size(current_database())::float8 as size`.execute(store.db);
const [{ name, size } = { name: '', size: 0 }] = named;
const to = join(folder, 'backup');
const minutes = async (work: () => Promise<void>): Promise<string> => {
  const begin = performance.now();
  await work();
  return ((performance.now() - begin) / 60_000).toFixed(2);
};
const backedUp = await minutes(() => backUp({ databaseUrl: at(name), dataDir: folder }, to));
const target = `bench_restored_${process.pid}`;
const owner = new Client({ connectionString: server });
await owner.connect();
await owner.query(`create database ${target}`);
const restored = await minutes(() => restore({ databaseUrl: at(target), dataDir: folder }, to));
await owner.query(`drop database ${target}`);
await owner.end();
await store.close();
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);
process.stdout.write(
  `${rows} rows, ${megabytes(size)} MB: backup ${backedUp} minutes and ` +
    `${megabytes(statSync(join(to, 'database.dump')).size)} MB, restore ${restored} minutes\n`,
);
rmSync(folder, { recursive: true, force: true });
