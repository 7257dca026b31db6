import { sql, type Kysely } from 'kysely';

/** The advisory lock that every process of this product takes while it changes the database's shape or first contents. */
const key = 0x6261_756c_6b;

/** Runs work on one connection while no other process runs any; several processes that start at once take turns. */
export async function exclusively<Tables, T>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(key)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(key)})`.execute(connection);
    }
  });
}
