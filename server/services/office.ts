import type { Kysely } from 'kysely';
import { writesFor } from '#domain/news/place.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

/** What is said against writing for a place; a club that is not the caller's own is as if it were not there. */
export type PlaceFault = 'forbidden' | 'not_found' | 'club_inactive';

/** Whether the caller may write news of a club, or of the association where there is none. */
export async function findPlaceFault(
  db: Kysely<Database>,
  caller: Caller,
  clubId: number | null,
): Promise<PlaceFault | null> {
  if (clubId === null) return writesFor({ roleId: caller.roleId, clubIds: [] }, null) ? null : 'forbidden';
  const club = await db
    .selectFrom('clubs')
    .select('status_id')
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!club) return 'not_found';
  const clubIds = (await findOwnClubs(db, caller)).map(({ club_id }) => club_id);
  if (!writesFor({ roleId: caller.roleId, clubIds }, clubId)) return 'not_found';
  return caller.roleId > 2 && club.status_id !== 1 ? 'club_inactive' : null;
}

function findOwnClubs(db: Kysely<Database>, caller: Caller): Promise<{ club_id: number }[]> {
  return db
    .selectFrom('club_members')
    .select('club_id')
    .where('user_id', '=', caller.userId)
    .where('status', '=', 'member')
    .where('role', '=', caller.roleId)
    .execute();
}
