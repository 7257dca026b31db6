import { sql } from 'kysely';
import { recordChange } from '#server/audit/record.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { versionOf } from './compose.ts';
import { freeContact } from './freeing.ts';
import { findClub } from './record.ts';
import { toldOfClub } from './telling.ts';

/** What became of a club that was to be deleted. */
export type Removal =
  | { outcome: 'deleted'; name: string }
  | { outcome: 'missing' }
  | { outcome: 'changedMeanwhile' }
  | { outcome: 'inUse' };

/**
 * Marks a club as deleted, unless people belong to it; its point of contact alone does not keep it. The club's row is
 * taken first, so that whoever becomes a member at this moment is counted, or waits until it is decided.
 */
export function removeClub(
  { db, clock, outbox }: Pick<SessionParts, 'db' | 'clock'> & { outbox: Outbox },
  caller: Caller | null,
  { clubId, read }: { clubId: number; read: string | undefined },
): Promise<Removal> {
  return db.transaction().execute(async (transaction) => {
    const record = await findClub(transaction, clubId, { isTaken: true });
    if (!record) return { outcome: 'missing' };
    const { club, contact } = record;
    if (read !== undefined && read !== versionOf(club, contact)) return { outcome: 'changedMeanwhile' };
    const { rows } = await sql<{ isUsed: boolean }>`
      select exists (
        select from club_members where club_id = ${clubId} and status = 'member'
        and user_id is distinct from ${club.point_of_contact_id}) as "isUsed"`.execute(transaction);
    if (rows[0]?.isUsed) return { outcome: 'inUse' };
    const at = new Date(clock());
    await transaction
      .updateTable('clubs')
      .set((eb) => ({ deleted_at: at, updated_at: at, version: eb('version', '+', 1) }))
      .where('id', '=', clubId)
      .execute();
    await recordChange(transaction, caller, {
      operation: 'deleteClub',
      record: { kind: 'club', id: clubId, clubId },
      before: toldOfClub(record),
      at,
    });
    const userId = club.point_of_contact_id;
    if (userId !== null) await freeContact({ db: transaction, outbox }, caller, { clubId, userId, at });
    return { outcome: 'deleted', name: club.name };
  });
}
