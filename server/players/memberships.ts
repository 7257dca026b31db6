import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { isClubRole } from '#domain/players/rights.ts';
import type { Caller } from '#server/session/caller.ts';
import { ownClubs } from './person.ts';

/** A club as far as people are concerned. */
export type OfficeClub = { id: number; name: string; status_id: number };

/** Those of some clubs for which a caller may act: of a club role the own ones, of the association all. */
export async function findOfficeClubs(
  db: Kysely<Database>,
  caller: Caller,
  clubIds: readonly number[],
): Promise<OfficeClub[]> {
  if (clubIds.length === 0) return [];
  const own = isClubRole(caller.roleId) ? sql`and c.id in (${ownClubs(caller)})` : sql``;
  // Taken, so that no club is switched off or deleted while somebody joins it.
  const { rows } = await sql<OfficeClub>`
    select c.id, c.name, c.status_id from clubs c
    where c.id in (${sql.join(clubIds)}) and c.deleted_at is null ${own}
    order by c.id for share of c`.execute(db);
  return rows;
}

/** Makes a user a member of clubs, in an office or in none (5); a request that waits there is answered by it. */
export async function joinClubs(
  db: Kysely<Database>,
  userId: number,
  clubIds: readonly number[],
  { role = 5, now }: { role?: number; now: Date },
): Promise<void> {
  if (clubIds.length === 0) return;
  const rows = clubIds.map((clubId) => ({
    club_id: clubId,
    user_id: userId,
    status: 'member',
    role,
    requested_at: now,
    member_since: now,
  }));
  await db
    .insertInto('club_members')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['club_id', 'user_id'])
        .doUpdateSet({ status: 'member', role, member_since: now })
        .where('club_members.status', '=', 'requested'),
    )
    .execute();
}

/** Gives a user an office in clubs to which the user belongs; 5 takes it away. */
export async function giveOffice(
  db: Kysely<Database>,
  userId: number,
  clubIds: readonly number[],
  role: number,
): Promise<void> {
  if (clubIds.length === 0) return;
  await db
    .updateTable('club_members')
    .set({ role })
    .where('user_id', '=', userId)
    .where('club_id', 'in', [...clubIds])
    .where('status', '=', 'member')
    .execute();
}

/** Confirms a user as a referee of clubs to which the user belongs, or takes that back. */
export async function confirmReferee(
  db: Kysely<Database>,
  userId: number,
  clubIds: readonly number[],
  since: Date | null,
): Promise<void> {
  if (clubIds.length === 0) return;
  await db
    .updateTable('club_members')
    .set({ referee_since: since })
    .where('user_id', '=', userId)
    .where('club_id', 'in', [...clubIds])
    .where('status', '=', 'member')
    .where('referee_since', since ? 'is' : 'is not', null)
    .execute();
}

/**
 * Whether somebody is a player, held so until the transaction ends: whoever makes them something else waits for it, or is
 * waited for.
 */
export async function holdPlayer(db: Kysely<Database>, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('role_id')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return user?.role_id === 5;
}

/** Ends memberships of a user. */
export async function leaveClubs(
  db: Kysely<Database>,
  userId: number,
  clubIds: readonly number[],
): Promise<void> {
  if (clubIds.length === 0) return;
  await db
    .deleteFrom('club_members')
    .where('user_id', '=', userId)
    .where('club_id', 'in', [...clubIds])
    .where('status', '=', 'member')
    .execute();
}
