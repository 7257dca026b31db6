import type { Kysely, Selectable } from 'kysely';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';

/** A member subscription as it is kept. */
export type Taken = Selectable<Database['member_subscriptions']>;

const told = ({ paid_until: paidUntil, cancelled_at: cancelledAt, ended_at: endedAt }: Taken) => ({
  paidUntil: paidUntil?.toISOString() ?? null,
  isRenewed: cancelledAt === null,
  isOver: endedAt !== null,
});

/** Tells the audit of a member subscription: taken up, paid, not to be renewed, or over. */
export async function tellTaken(
  db: Kysely<Database>,
  caller: { userId: number } | null,
  of: Pick<Recorded, 'operation' | 'at'> & { before?: Taken; after: Taken },
): Promise<void> {
  const { operation, at, before, after } = of;
  await recordChange(db, caller, {
    operation,
    at,
    record: { kind: 'memberSubscription', id: after.id, clubId: after.club_id },
    before: before ? told(before) : null,
    after: told(after),
  });
}
