import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

/** A club as its tables are booked. */
export type BookedClub = {
  id: number;
  name: string;
  status_id: number;
  time_zone: string;
  currency: string;
};

/** A club to which the caller belongs, in the office of the caller's role; undefined where it is none of theirs. */
export async function findBookedClub(
  db: Kysely<Database>,
  caller: Caller,
  { clubId, isTaken = false }: { clubId: number; isTaken?: boolean },
): Promise<BookedClub | undefined> {
  return db
    .selectFrom('clubs')
    .innerJoin('club_members', 'club_members.club_id', 'clubs.id')
    .select(['clubs.id', 'clubs.name', 'clubs.status_id', 'clubs.time_zone', 'clubs.currency'])
    .where('clubs.id', '=', clubId)
    .where('clubs.deleted_at', 'is', null)
    .where('club_members.user_id', '=', caller.userId)
    .where('club_members.status', '=', 'member')
    .where('club_members.role', '=', caller.roleId)
    .$if(isTaken, (query) => query.forNoKeyUpdate('clubs'))
    .executeTakeFirst();
}
