import { recordChange } from '#server/audit/record.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { versionOf } from './compose.ts';
import { findClub } from './record.ts';

/** What became of a club that was to be switched on or off. */
export type Switched =
  | { outcome: 'switched'; name: string }
  | { outcome: 'missing' }
  | { outcome: 'changedMeanwhile' };

/**
 * Switches a club of the version that was read on or off. Switching to what it is already changes nothing that someone
 * else could have read.
 */
export function switchClub(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  caller: Caller | null,
  { clubId, clubStatusId, read }: { clubId: number; clubStatusId: number; read: string | undefined },
): Promise<Switched> {
  return db.transaction().execute(async (transaction) => {
    const record = await findClub(transaction, clubId, { isTaken: true });
    if (!record) return { outcome: 'missing' };
    const { club, contact } = record;
    if (read !== undefined && read !== versionOf(club, contact)) return { outcome: 'changedMeanwhile' };
    if (club.status_id === clubStatusId) return { outcome: 'switched', name: club.name };
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
    return { outcome: 'switched', name: club.name };
  });
}
