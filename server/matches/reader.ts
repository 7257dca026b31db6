import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#domain/matches/privacy.ts';
import type { Caller } from '#server/session/caller.ts';

/** Who reads, as far as names go. */
export function readerOf(caller: Caller | null, { ownClubs }: { ownClubs: number[] }): Reader | null {
  if (caller === null) return null;
  return { userId: caller.userId, roleId: caller.roleId, clubIds: ownClubs };
}

/** The clubs whose names are open to the caller, as JSON: asked for only where the role makes a difference. */
export function ownClubsJson(caller: Caller | null): RawBuilder<number[]> {
  if (caller === null || caller.roleId < 3 || caller.roleId > 4) return sql`'[]'::json`;
  return sql`(
    select coalesce(json_agg(club_id), '[]') from club_members
    where user_id = ${caller.userId} and status = 'member' and role <> 5)`;
}
