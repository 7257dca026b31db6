import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { LitePool } from '#server/database/lite-pool.ts';

const lite = await PGlite.create();
const pool = new LitePool(lite, { connectionTimeoutMillis: 300 });
const db = new Kysely<{ rows: { n: number } }>({ dialect: new PostgresDialect({ pool }) });
await sql`create table rows (n integer primary key)`.execute(db);

afterAll(() => lite.close());

const all = async (): Promise<number[]> =>
  (await db.selectFrom('rows').select('n').orderBy('n').execute()).map(({ n }) => n);

describe('the pool of the embedded database', () => {
  it('answers each of many callers with its own rows or its own error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        if (n % 3 === 0) {
          const failure = await sql`select ${n}::int / 0`.execute(db).catch((error: unknown) => error);
          return (failure as { code?: string }).code === '22012';
        }
        const { rows } = await sql<{ n: number }>`select ${n}::int as n`.execute(db);
        return rows[0]?.n === n;
      }),
    );
    expect(answers.filter((isRight) => !isRight)).toEqual([]);
  });

  it('rolls a failed transaction back and keeps the next one apart from it', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('rows').values({ n: 1 }).execute();
      await transaction.insertInto('rows').values({ n: 1 }).execute();
    });
    const passing = db
      .transaction()
      .execute((transaction) => transaction.insertInto('rows').values({ n: 2 }).execute());
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await passing;
    expect(await all()).toEqual([2]);
  });

  it('runs transactions one after another, never into each other', async () => {
    const seen: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        db.transaction().execute(async (transaction) => {
          seen.push(`${name} begins`);
          await sql`select pg_sleep(0.01)`.execute(transaction);
          seen.push(`${name} ends`);
        }),
      ),
    );
    expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('says what is wrong when the pool is used inside a transaction, and goes on afterwards', async () => {
    const misuse = db.transaction().execute(async () => {
      await db.insertInto('rows').values({ n: 3 }).execute();
    });
    await expect(misuse).rejects.toThrow('was the pool used inside a transaction?');
    expect(await all()).toEqual([2]);
  });

  it('rolls back what a client left open when it is released, and refuses that client from then on', async () => {
    const client = await pool.connect();
    await client.query('begin', []);
    await client.query('insert into rows values ($1)', [4]);
    client.release();
    expect(await all()).toEqual([2]);
    await expect(client.query('select 1', [])).rejects.toThrow('was released');
    expect(() => client.release()).toThrow('released twice');
  });

  it('keeps a transaction open across a rollback to a savepoint', async () => {
    const client = await pool.connect();
    for (const text of [
      'begin',
      'savepoint here',
      'insert into rows values (5)',
      'rollback to savepoint here',
    ]) {
      await client.query(text, []);
    }
    await client.query('insert into rows values (6)', []);
    client.release();
    expect(await all()).toEqual([2]);
  });

  it('runs scripts of several statements and counts changed rows', async () => {
    await sql.raw('insert into rows values (7); insert into rows values (8);').execute(db);
    const changed = await db.deleteFrom('rows').where('n', '>', 6).executeTakeFirstOrThrow();
    expect(changed.numDeletedRows).toBe(2n);
  });

  it('ends after the work that it has taken, and takes none afterwards', async () => {
    const brief = new LitePool(lite);
    const working = brief.exclusively(async () => sql`select 1`.execute(db).then(() => 'done'));
    const ending = brief.end();
    await expect(brief.connect()).rejects.toThrow('is closed');
    expect(await working).toBe('done');
    await ending;
  });
});
