import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** Ends a start in production on a database that was begun with the demo: everybody knows the password of its accounts. */
export async function refuseDemo(db: Kysely<Database>): Promise<void> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', '%baulk.example')
    .limit(1)
    .executeTakeFirst();
  if (!account) return;
  throw new Error(
    'This database was begun with the demo, whose accounts have a password that everybody knows: for production set a DATA_DIR or a DATABASE_URL that is empty.',
  );
}
