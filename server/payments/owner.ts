import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** Whether someone runs a club, as the database has it now. */
export async function runsClub(db: Kysely<Database>, userId: number, clubId: number): Promise<boolean> {
  return (await clubsRunBy(db, userId)).includes(clubId);
}

/** The clubs that a club super admin runs, the first one first. */
export async function clubsRunBy(db: Kysely<Database>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('club_members')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .select('clubs.id')
    .where('club_members.user_id', '=', userId)
    .where('club_members.status', '=', 'member')
    .where('club_members.role', '=', 3)
    .where('clubs.deleted_at', 'is', null)
    .orderBy('clubs.id')
    .execute();
  return rows.map(({ id }) => id);
}
