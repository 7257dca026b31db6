import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** Whether a club is switched off; what belongs to no club never is. */
export async function isSwitchedOff(db: Kysely<Database>, clubId: number | null): Promise<boolean> {
  if (clubId === null) return false;
  const club = await db.selectFrom('clubs').select('status_id').where('id', '=', clubId).executeTakeFirst();
  return club !== undefined && club.status_id !== 1;
}
