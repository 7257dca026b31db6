import { recordChange } from '#server/audit/record.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';

/**
 * Switches a club on or off; answers its name, or undefined where there is no such club. Switching to what it is already
 * changes nothing that someone else could have read.
 */
export function switchClub(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  caller: Caller | null,
  { clubId, clubStatusId }: { clubId: number; clubStatusId: number },
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const club = await transaction
      .selectFrom('clubs')
      .select(['name', 'status_id'])
      .where('id', '=', clubId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!club || club.status_id === clubStatusId) return club?.name;
    const at = new Date(clock());
    await transaction
      .updateTable('clubs')
      .set((eb) => ({ status_id: clubStatusId, version: eb('version', '+', 1), updated_at: at }))
      .where('id', '=', clubId)
      .execute();
    await recordChange(transaction, caller, {
      operation: 'updateClub',
      record: { kind: 'club', id: clubId, clubId },
      before: { clubStatusId: club.status_id },
      after: { clubStatusId },
      at,
    });
    return club.name;
  });
}
