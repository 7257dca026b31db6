import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { LitePool } from '#server/database/lite-pool.ts';
import { migrate } from '#server/database/migrate.ts';

it('a database without the extension that bookings need ends the start with what to do', async () => {
  const lite = await PGlite.create();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new LitePool(lite) }) });
  await expect(migrate(db)).rejects.toThrow("a superuser say 'create extension btree_gist' in it");
  await db.destroy();
});
