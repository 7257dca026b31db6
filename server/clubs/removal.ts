import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** What became of a club that was to be deleted. */
export type Removal = { outcome: 'deleted'; name: string } | { outcome: 'missing' } | { outcome: 'inUse' };

/**
 * Marks a club as deleted, unless people belong to it; its point of contact alone does not keep it. The club's row is
 * taken first, so that whoever becomes a member at this moment is counted, or waits until it is decided.
 */
export async function removeClub(db: Kysely<Database>, now: number, clubId: number): Promise<Removal> {
  return db.transaction().execute(async (transaction) => {
    const club = await transaction
      .selectFrom('clubs')
      .select(['name', 'point_of_contact_id'])
      .where('id', '=', clubId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!club) return { outcome: 'missing' };
    const { rows } = await sql<{ isUsed: boolean }>`
      select exists (
        select from club_members where club_id = ${clubId} and status = 'member'
        and user_id is distinct from ${club.point_of_contact_id}) as "isUsed"`.execute(transaction);
    if (rows[0]?.isUsed) return { outcome: 'inUse' };
    await transaction
      .updateTable('clubs')
      .set((eb) => ({ deleted_at: new Date(now), updated_at: new Date(now), version: eb('version', '+', 1) }))
      .where('id', '=', clubId)
      .execute();
    return { outcome: 'deleted', name: club.name };
  });
}
