import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { hasCluster, placeCluster } from './cluster.ts';
import { tellStatements } from '#server/platform/tracing.ts';
import { runAsServer } from './caller-context.ts';
import type { Database } from './db.gen.ts';
import { DurableNodeFS, durableStart } from './durable-fs.ts';
import { extensions } from './extensions.ts';
import { LitePool } from './lite-pool.ts';
import { lockFolder } from './lock.ts';
import { makeFolder } from '#server/data-folder.ts';
import type { Store } from './store.ts';
import { buildTemplate, readTemplate } from './template.ts';
import { startUpkeep } from './upkeep.ts';

/** Opens the embedded database of a data folder, making it where there is none. */
export async function openFolder(dataDir: string): Promise<Store & { files: DurableNodeFS }> {
  makeFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!hasCluster(folder)) await makeCluster(dataDir, folder);
    const files = new DurableNodeFS(folder);
    const lite = await PGlite.create({ fs: files, startParams: [...durableStart], extensions }).catch(
      (cause: unknown) => {
        throw unusable(folder, 'is damaged or of another version', cause);
      },
    );
    const pool = new LitePool(lite);
    const stopUpkeep = startUpkeep(pool);
    return { ...storeOf(lite, pool, stopUpkeep, unlock), files };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens an embedded database that lives and dies with the process. */
export async function openMemory(template?: Blob | ArrayBuffer): Promise<Store> {
  const archive = template ?? readTemplate();
  const lite = await PGlite.create({
    extensions,
    ...(archive === null ? {} : { loadDataDir: new Blob([archive]) }),
  });
  return storeOf(lite, new LitePool(lite));
}

function unusable(folder: string, why: string, cause?: unknown): Error {
  const advice = 'put a copy of it back, or set another DATA_DIR';
  return new Error(`The database in '${folder}' ${why}: ${advice}.`, { cause });
}

async function makeCluster(dataDir: string, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw unusable(folder, 'is incomplete');
  const built = readTemplate();
  if (built) {
    await placeCluster(built, folder);
    return;
  }
  const path = await buildTemplate(dataDir);
  const archive = readTemplate(path);
  if (!archive) throw new Error('The embedded database could not be prepared.');
  await placeCluster(archive, folder);
  rmSync(path);
}

function storeOf(lite: PGlite, pool: LitePool, beforeClose?: () => void, afterClose?: () => void): Store {
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    beforeClose?.();
    await pool.end();
    await lite.close();
    afterClose?.();
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...tellStatements() });
  return {
    db,
    kind: 'embedded',
    async ping() {
      await pool.exclusively((idle) => idle.query('select 1'));
    },
    async listen(channel, hear) {
      const quoted = `"${channel}"`;
      // It is called by whichever statement told something.
      const own = (payload: string): void => runAsServer(() => hear(payload));
      await pool.exclusively((idle) => idle.listen(quoted, own));
      return () => pool.exclusively((idle) => idle.unlisten(quoted, own));
    },
    close: () => (closing ??= close()),
  };
}
