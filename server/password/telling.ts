import type { Kysely } from 'kysely';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';

type Told = {
  operation: Recorded['operation'];
  /** Who has the password, as they were before. */
  before: { id: number; statusId: number; hasPassword: boolean };
  /** The terms that were accepted with it. */
  termsVersion?: string | null;
  now: number;
};

/** Tells the audit of a new password, which makes an account active; what it is, it never tells. */
export async function tellPassword(
  db: Kysely<Database>,
  { operation, before: { id, statusId, hasPassword }, termsVersion, now }: Told,
): Promise<void> {
  await recordChange(
    db,
    { userId: id },
    {
      operation,
      record: { kind: 'user', id, clubId: null },
      before: { password: hasPassword ? 'before' : null, statusId },
      after: { password: 'after', statusId: 1, termsVersion },
      at: new Date(now),
    },
  );
}
