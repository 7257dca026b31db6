import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { Client } from 'pg';
import { backUp, restore } from '#server/database/backup.ts';
import { moveImages } from '#server/images/objects.ts';
import { createFileStorage } from '#server/storage/files.ts';
import { openDatabase } from '#server/database/open.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'baulk-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('O7 a backup of the embedded database is a copy of its folder, which the refusal says', async () => {
  const place = { databaseUrl: undefined, dataDir: folder };
  await expect(backUp(place, join(folder, 'x'))).rejects.toThrow('stop the server and copy that folder');
  await expect(restore(place, folder)).rejects.toThrow('stop the server and copy that folder');
});

/** PostgreSQL's own tools work with a server alone. */
const server = process.env['TEST_DATABASE_DIRECT_URL'] ?? process.env['TEST_DATABASE_URL'];
const shared = server === undefined ? [] : ['PostgreSQL'];

async function asOwner<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const at = (name: string): string => Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href;

describe.each(shared)('O7 a backup made on %s by the plain owner', () => {
  it(
    'is restored into an empty database with every row, and the product runs on it',
    { timeout: 120_000 },
    async () => {
      const store = await testDatabase('demo');
      const { rows: named } = await sql<{ name: string }>`select current_database() as name`.execute(
        store.db,
      );
      const from = at(named[0]?.name ?? '');
      const dataDir = join(folder, 'data');
      mkdirSync(join(dataDir, 'builds'), { recursive: true });
      writeFileSync(join(dataDir, 'builds', 'one.apk'), 'a build');
      await moveImages({ db: store.db, storage: createFileStorage(dataDir) });
      const to = join(folder, 'backup');
      await backUp({ databaseUrl: from, dataDir }, to);
      await expect(backUp({ databaseUrl: from, dataDir }, to)).rejects.toThrow('is there already');
      await expect(restore({ databaseUrl: from, dataDir }, to)).rejects.toThrow('is not empty');

      const name = `restored_${process.pid}`;
      await asOwner((client) => client.query(`create database ${name}`));
      const again = join(folder, 'again');
      mkdirSync(again);
      await restore({ databaseUrl: at(name), dataDir: again }, to);
      expect(readFileSync(join(again, 'builds', 'one.apk'), 'utf8')).toBe('a build');
      const restored = await openDatabase({ url: at(name), dataDir: null });
      const product = await startServer({ store: restored, configuration: { dataDir: again } });
      try {
        for (const table of ['users', 'clubs', 'matches', 'audit_entries', 'transactions'] as const) {
          const count = (db: typeof store.db) =>
            db
              .selectFrom(table)
              .select((eb) => eb.fn.countAll<number>().as('count'))
              .executeTakeFirstOrThrow();
          expect([table, await count(restored.db)]).toEqual([table, await count(store.db)]);
        }
        const picture = await restored.db
          .selectFrom('images')
          .select('id')
          .where('type', '=', 'image/webp')
          .limit(1)
          .executeTakeFirstOrThrow();
        expect((await product.app.inject(`/images/${picture.id}.webp`)).statusCode).toBe(200);
        const client = product.client();
        await client.signIn('club@baulk.example');
        expect((await client.get('/table/club/1')).status).toBe(200);
        expect((await client.get('/channel/club/2')).status).toBe(404);
      } finally {
        await product.close();
        await restored.close();
        await asOwner((client) => client.query(`drop database ${name}`));
        await store.close();
      }
    },
  );
});
