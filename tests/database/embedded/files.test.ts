import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, it } from 'vitest';
import { DurableNodeFS, durableStart } from '#server/database/durable-fs.ts';
import { openFolder } from '#server/database/embedded.ts';
import { LitePool } from '#server/database/lite-pool.ts';
import { DataFolderHeld, lockFolder } from '#server/database/lock.ts';
import { openDatabase } from '#server/database/open.ts';
import { buildTemplate } from '#server/database/template.ts';
import { startUpkeep } from '#server/database/upkeep.ts';

await buildTemplate();
const root = mkdtempSync(join(tmpdir(), 'baulk-database-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Made by the first test; those that need no new one, which takes a second, open it again. */
const kept = join(root, 'kept', 'deep');

function startWriter(dataDir: string): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'writer.ts'), dataDir]);
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

describe('a data folder', () => {
  it('is made at the first start and kept at the next', async () => {
    const first = await openDatabase({ dataDir: kept });
    await first.db.insertInto('settings').values({ key: 'a', value: '1' }).execute();
    await first.close();
    const second = await openDatabase({ dataDir: kept });
    expect(await second.db.selectFrom('settings').select(['key', 'value']).execute()).toEqual([
      { key: 'a', value: 1 },
    ]);
    await second.db.deleteFrom('settings').execute();
    await second.close();
  });

  it('recovers from a first start that was cut off', async () => {
    const dataDir = join(root, 'cut-off');
    mkdirSync(join(dataDir, 'database.unfinished', 'base'), { recursive: true });
    const store = await openDatabase({ dataDir });
    await store.ping();
    expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
    await store.close();
  });

  it('belongs to one process at a time, and says so to the second', async () => {
    const store = await openDatabase({ dataDir: kept });
    await expect(openDatabase({ dataDir: kept })).rejects.toThrow(DataFolderHeld);
    const { child } = startWriter(kept);
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).not.toBe(0);
    expect(said).toContain(`Another process holds the data folder ${kept}`);
    await store.close();
    lockFolder(kept)();
  });

  it.each([
    ['of another version', 'PG_VERSION', 'is damaged or of another version'],
    ['of something else', 'notes.txt', 'is incomplete'],
  ])('whose database is %s is refused in a sentence, and free again', async (_, name, why) => {
    const dataDir = join(root, name);
    const database = join(dataDir, 'database');
    mkdirSync(database, { recursive: true });
    writeFileSync(join(database, name), '9\n');
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `The database in '${database}' ${why}: put a copy of it back, or set another DATA_DIR.`,
    );
    lockFolder(dataDir)();
  });
});

describe('an acknowledged write', () => {
  it('is forced to the disk before it is acknowledged', async () => {
    const store = await openFolder(kept);
    await store.db.schema.createTable('probe').addColumn('n', 'integer').execute();
    const counts: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const started = store.files.synced;
      await store.db
        .insertInto('probe' as never)
        .values({ n })
        .execute();
      counts.push(store.files.synced - started);
    }
    for (const forced of counts) expect(forced).toBeGreaterThan(0);
    await store.close();
  });

  it('outlives the process being killed, three times over', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const { child, lines } = startWriter(kept);
      expect((await lines.next()).value).toBe('open');
      let acknowledged = 0;
      while (acknowledged < 60 * round) acknowledged = Number((await lines.next()).value);
      child.kill('SIGKILL');
      await once(child, 'exit');
      for (let line = await lines.next(); !line.done; line = await lines.next())
        acknowledged = Number(line.value);
      const store = await openDatabase({ dataDir: kept });
      const { n } = await store.db
        .selectFrom('settings')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      // The last row may have been written and not yet acknowledged.
      expect([acknowledged, acknowledged + 1]).toContain(n);
      await store.db.deleteFrom('settings').execute();
      await store.close();
    }
  });
});

describe('the upkeep of an embedded database', () => {
  it('writes checkpoints, so that its log does not grow for ever', async () => {
    const folder = join(root, 'log');
    const lite = await PGlite.create({ fs: new DurableNodeFS(folder), startParams: [...durableStart] });
    const pool = new LitePool(lite);
    const stop = startUpkeep(pool, { milliseconds: 20, checkpointBytes: 4_000_000, vacuumBytes: 8_000_000 });
    const segments = (): number =>
      readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
    await pool.exclusively((idle) => idle.exec('create table filler (line text)'));
    for (let round = 0; round < 12; round += 1) {
      await pool.exclusively((idle) =>
        idle.exec(
          `delete from filler; insert into filler select repeat('x', 800) from generate_series(1, 20000) as n`,
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    // Without checkpoints these are a dozen segments, and the table has twelve times the pages.
    await expect.poll(segments).toBeLessThan(8);
    const { rows } = await lite.query<{ size: number }>(
      "select pg_relation_size('filler') / (20000 * 800) as size",
    );
    expect(Number(rows[0]?.size)).toBeLessThan(6);
    stop();
    await lite.close();
  });
});
