import type { Kysely } from 'kysely';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

/** Who changes an app, by what, and when. */
export type By = { caller: Caller | null; at: Date; operation: Recorded['operation'] };

/** Tells the audit what becomes of an app, in the transaction that does it. */
export function tellApp(
  db: Kysely<Database>,
  { caller, at, operation }: By,
  of: { id: number } & Pick<Recorded, 'before' | 'after'>,
): Promise<void> {
  const { id, before, after } = of;
  return recordChange(db, caller, {
    operation,
    at,
    record: { kind: 'app', id, clubId: null },
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  });
}
