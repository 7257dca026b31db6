import { renameSync, writeFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { extensions } from './extensions.ts';
import { LitePool } from './lite-pool.ts';
import { migrate } from './migrate.ts';

/** A process of its own: makes a cluster, migrates it and writes its archive to the path that it is given. */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('The path of the archive is missing.');

const lite = await PGlite.create({ extensions });
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new LitePool(lite) }) });
await migrate(db);
// Nobody creates databases here, and without these two a first start has a third of the files to write.
await lite.exec('update pg_database set datistemplate = false where datistemplate');
await lite.exec('drop database template0');
await lite.exec('drop database template1');
await lite.exec('vacuum (freeze, analyze)');
await lite.exec('checkpoint');
const archive = await (await lite.dumpDataDir('none')).arrayBuffer();
const packed = zstdCompressSync(new Uint8Array(archive), {
  params: { [constants.ZSTD_c_compressionLevel]: 3 },
});
const unfinished = `${path}.${process.pid}`;
writeFileSync(unfinished, packed);
renameSync(unfinished, path);
process.exit(0);
