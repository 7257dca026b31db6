import type { Selectable } from 'kysely';
import type { Change } from '#domain/audit/changes.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Secrets } from '#server/services/secrets.ts';

/** An entry as it is sealed and listed. */
export type AuditRow = Omit<Selectable<Database['audit_entries']>, 'changes'> & { changes: Change[] };

/** What the first link follows. */
export const noHash: Buffer = Buffer.alloc(32);

/** The seal of an entry at its place: whoever can write to the database alone cannot make another one. */
export function sealOf(
  secrets: Secrets,
  { place, previous }: { place: number; previous: Buffer },
  entry: AuditRow,
): Buffer {
  const { id, at, operation, user_id, club_id, kind, record_id } = entry;
  const changes = entry.changes.map(({ field, before, after }) => [field, before, after]);
  const told = [id, new Date(at).toISOString(), operation, user_id, club_id, kind, record_id, changes];
  return secrets.digest('audit', JSON.stringify([place, previous.toString('hex'), ...told]));
}
