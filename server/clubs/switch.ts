import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** Switches a club on or off; answers its name, or undefined where there is no such club. */
export async function switchClub(
  db: Kysely<Database>,
  now: number,
  { clubId, clubStatusId }: { clubId: number; clubStatusId: number },
): Promise<string | undefined> {
  const row = await db
    .updateTable('clubs')
    .set((eb) => ({
      status_id: clubStatusId,
      // Switching to what it is already changes nothing that someone else could have read.
      version: sql<number>`version + case when status_id = ${clubStatusId} then 0 else 1 end`,
      updated_at: eb
        .case()
        .when('status_id', '=', clubStatusId)
        .then(eb.ref('updated_at'))
        .else(new Date(now))
        .end(),
    }))
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
