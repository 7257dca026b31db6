import type { Kysely } from 'kysely';
import { changesBetween, type Told } from '#domain/audit/changes.ts';
import type { AuditKind } from '#domain/audit/kinds.ts';
import type { OperationId } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';

/** What was done to a record: made (no before), changed, taken away (no after), or looked at (neither). */
export type Recorded = {
  operation: OperationId;
  record: { kind: AuditKind; id: number; clubId: number | null };
  before?: Told | null;
  after?: Told | null;
  at: Date;
};

/**
 * Tells the audit what a caller does, in the transaction that does it: either both are kept or neither. A change that
 * changes nothing is not told. Nobody, for what no person does, is null.
 */
export async function recordChange(
  db: Kysely<Database>,
  caller: { userId: number } | null,
  { operation, record, before = null, after = null, at }: Recorded,
): Promise<void> {
  if (!db.isTransaction) throw new Error('The audit is told within the transaction of the change.');
  const changes = changesBetween(before, after);
  if (before && after && changes.length === 0) return;
  await db
    .insertInto('audit_entries')
    .values({
      at,
      operation,
      user_id: caller?.userId ?? null,
      club_id: record.clubId,
      kind: record.kind,
      record_id: record.id,
      changes: JSON.stringify(changes),
    })
    .execute();
}
