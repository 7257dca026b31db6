import { sql, type Kysely, type Transaction } from 'kysely';

/** The advisory lock that every process of this product takes while it changes the database's shape or first contents. */
const key = 0x6261_756c_6b;

/**
 * Runs work in one transaction while no other process runs any; several processes that start at once take turns. The lock
 * belongs to the transaction, because a pooler in transaction mode may lend another connection afterwards.
 */
export async function exclusively<Tables, T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(transaction);
    return work(transaction);
  });
}
