import type { Kysely } from 'kysely';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { BookingRow } from './store.ts';

/** What the audit is told of a booking. */
export type ToldBooking = Partial<
  Pick<
    BookingRow,
    | 'table_id'
    | 'status'
    | 'starts_at'
    | 'ends_at'
    | 'local_start'
    | 'user_id'
    | 'guest_name'
    | 'note'
    | 'price'
    | 'pay_by'
  > &
    Pick<BookingRow, 'fee' | 'fee_settled'>
> & { reason?: string | undefined };

const told = ({ starts_at: startsAt, ends_at: endsAt, ...row }: ToldBooking) => ({
  tableId: row.table_id,
  status: row.status,
  startsAt: startsAt?.toISOString(),
  endsAt: endsAt?.toISOString(),
  localStart: row.local_start,
  userId: row.user_id,
  guestName: row.guest_name,
  note: row.note,
  price: row.price,
  payBy: row.pay_by,
  fee: row.fee,
  feeSettled: row.fee_settled,
  reason: row.reason,
});

/** Tells the audit what a booking was and what it is; nobody (null) for what time brings about. */
export async function tellBooking(
  db: Kysely<Database>,
  caller: { userId: number } | null,
  {
    operation,
    id,
    clubId,
    at,
    before,
    after,
  }: {
    operation: Recorded['operation'];
    id: number;
    clubId: number;
    at: Date;
    before?: ToldBooking;
    after: ToldBooking;
  },
): Promise<void> {
  await recordChange(db, caller, {
    operation,
    record: { kind: 'booking', id, clubId },
    before: before ? told(before) : null,
    after: told(before ? { ...before, ...after } : after),
    at,
  });
}
