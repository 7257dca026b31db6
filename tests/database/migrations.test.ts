import { sql, type Kysely } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { corrected } from '#server/database/corrected.ts';
import { migrate } from '#server/database/migrate.ts';
import { readMigrations, type Migration } from '#server/database/migrations.ts';
import { openDatabase, type Store } from '#server/database/open.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';

const store = await testDatabase('empty');
afterAll(() => store.close());

const known = readMigrations();
const extra = (name: string, text: string, sha256 = name): Migration => ({ name, text, sha256 });
const functionsOf = async (db: Kysely<never> | Store['db']): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' order by 1`.execute(db);
  return rows.map(({ text }) => text);
};
const tables = async (db: Kysely<never>): Promise<string[]> =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(
      db,
    )
  ).rows.map(({ name }) => name);

describe('migrations', () => {
  it('have been applied by opening, and applying them again changes nothing', async () => {
    expect(await migrate(store.db)).toEqual([]);
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(store.db);
    expect(rows.map(({ name }) => name)).toEqual(known.map(({ name }) => name));
  });

  it('are applied once however many processes start at once', async () => {
    const next = [
      ...known,
      extra('9001_once.sql', 'create table once (n integer); insert into once values (1);'),
    ];
    const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(store.db, next)));
    expect(applied.flat()).toEqual(['9001_once.sql']);
    const { rows } = await sql`select n from once`.execute(store.db);
    expect(rows).toEqual([{ n: 1 }]);
    await sql`drop table once; delete from migrations where name like '9%';`.execute(store.db);
  });

  it('leave nothing behind where a file fails', async () => {
    const broken = [...known, extra('9002_broken.sql', 'create table half (n integer); select 1 / 0;')];
    await expect(migrate(store.db, broken)).rejects.toMatchObject({ code: '22012' });
    expect(await tables(store.db as never)).not.toContain('half');
    expect(await migrate(store.db)).toEqual([]);
  });

  it('refuse to start where an applied file was edited', async () => {
    const edited = known.map((file, place) => (place === 0 ? { ...file, sha256: 'other' } : file));
    await expect(migrate(store.db, edited)).rejects.toThrow(
      `${known[0]?.name} was edited after it was applied`,
    );
  });

  it('bring a database that had a file before it was corrected to the shape of a new one', async () => {
    const old = await openDatabase({ dataDir: null });
    const shape = await functionsOf(old.db);
    for (const { name, sha256 } of corrected) {
      await sql`update migrations set sha256 = ${sha256} where name = ${name}`.execute(old.db);
    }
    await sql`delete from migrations where name = ${'0140_functions_of_the_owner.sql'}`.execute(old.db);
    await sql`alter function kept_role(integer) set baulk.caller_role = ''`.execute(old.db);
    expect(await migrate(old.db)).toEqual(['0140_functions_of_the_owner.sql']);
    expect(await functionsOf(old.db)).toEqual(shape);
    await old.close();
  });

  it('refuse a database that a newer version has made', async () => {
    await expect(migrate(store.db, known.slice(0, -1))).rejects.toThrow('made by a newer version');
  });
});

describe('the demo', () => {
  it('is made once however many processes start at once', async () => {
    const options = {
      clock: () => Date.parse('2026-03-08T12:00:00Z'),
      passwordHash: async () => '$hash',
      secrets: testSecrets,
    };
    const made = await Promise.all(Array.from({ length: 3 }, () => seedDemo(store.db, options)));
    expect(made.filter(Boolean)).toHaveLength(1);
  });
});
