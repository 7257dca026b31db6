import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

/** A club as its channels need to know it. */
export type ChannelClub = { id: number; name: string; time_zone: string; status_id: number };

/** A club of the caller; undefined where there is none. Taken, its channels and licences change one after the other. */
export function findClubOf(
  db: Kysely<Database>,
  clubId: number,
  { caller, isTaken }: { caller: Caller; isTaken: boolean },
): Promise<ChannelClub | undefined> {
  return db
    .selectFrom('clubs')
    .select(['id', 'name', 'time_zone', 'status_id'])
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .$if(caller.roleId !== 1, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('club_members')
          .select('club_id')
          .where('user_id', '=', caller.userId)
          .where('status', '=', 'member')
          .where('role', '=', caller.roleId),
      ),
    )
    .$if(isTaken, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Whether a club can only be read by its own people: it is switched off. */
export function isReadOnly(club: ChannelClub, caller: Caller): boolean {
  return club.status_id !== 1 && caller.roleId !== 1;
}
