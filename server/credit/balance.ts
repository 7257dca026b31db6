import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** The credit of a player at a club, in the smallest unit of its currency; below nothing it is owed. */
export async function balanceOf(
  db: Kysely<Database>,
  { clubId, userId }: { clubId: number; userId: number },
): Promise<number> {
  const account = await db
    .selectFrom('credit_accounts')
    .select('balance')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return account?.balance ?? 0;
}
