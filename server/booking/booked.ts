import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Recorded } from '#server/audit/record.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { mailBookings, reminderOf } from './mails.ts';
import { changeRow, findBookingsById, type BookingRow } from './store.ts';
import { tellBooking } from './telling.ts';

/** How a booking came to stand: who did it, and how it is paid. */
type Made = {
  by: { userId: number } | null;
  operation: Recorded['operation'];
  payBy: 'credit' | 'card' | 'atClub' | 'free';
  at: Date;
};

/** Makes a booking of what was held or has been paid: its player is told, and reminded in time. */
export async function bookHeld(
  { db, outbox }: { db: Kysely<Database>; outbox: Outbox },
  row: BookingRow,
  { by, operation, payBy, at }: Made,
): Promise<BookingRow> {
  const to = { status: 'booked', held_until: null, paying_until: null, ended_at: null, pay_by: payBy };
  await changeRow(db, row.id, { ...to, ...reminderOf(row.starts_at, at) });
  const told = { operation, id: row.id, clubId: row.club_id, at } as const;
  await tellBooking(db, by, { ...told, before: row, after: { status: to.status, pay_by: payBy } });
  const [booked = row] = await findBookingsById(db, [row.id]);
  await mailBookings({ db, outbox }, [booked], { kind: 'booked', at });
  return booked;
}
