import { feeNow } from '#domain/booking/fees.ts';
import { changeBooking } from '#domain/booking/lifecycle.ts';
import { moneyText } from '#domain/payments/money.ts';
import { smallestCharge } from '#domain/payments/smallest-charge.ts';
import { bookingWords as words } from '#domain/words/booking.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Caller } from '#server/session/caller.ts';
import { chargedOf } from './compose.ts';
import { mailBookings, reminderOf } from './mails.ts';
import { feeChanged } from './refusals.ts';
import { changeRow, findBooking, findBookingsById, lifeOf, type BookingRow } from './store.ts';
import { tellBooking } from './telling.ts';
import { toldBody, type Wanted } from './wanted.ts';

type Refused = { status: 400 | 404 | 409; body: ProblemBody };

/** A booking paid by card that may go to a dearer time once the difference is paid; or what stands against it. */
export async function takeMoved(
  db: Kysely<Database>,
  caller: Caller,
  { id, wanted, now }: { id: number; wanted: Wanted; now: number },
): Promise<BookingRow | Refused> {
  const row = await findBooking(db, caller, { id, isTaken: true });
  if (!row || row.club_id !== wanted.club.id) return { status: 404, body: problemBody('not_found') };
  const [startsAt, endsAt] = [wanted.start.toString(), wanted.end.toString()];
  if (!changeBooking(lifeOf(row), { type: 'move', startsAt, endsAt })) {
    return { status: 409, body: problemBody('booking_over') };
  }
  const { fee } = feeNow(chargedOf(row), now);
  if (fee > 0) return feeChanged(fee, row);
  if (row.pay_by !== 'card' || wanted.price <= (row.price ?? 0)) {
    return { status: 400, body: problemBody('invalid_request', { movesId: words.faults.notDearer }) };
  }
  const [due, least] = [wanted.price - (row.price ?? 0), smallestCharge(wanted.club.currency)];
  if (due < least) {
    const [more, smallest] = [due, least].map((amount) => moneyText(amount, wanted.club.currency));
    const message = words.refused.move_small(more ?? '', smallest ?? '');
    return { status: 409, body: toldBody('amount_small', message) };
  }
  return (await isMoveBeingPaid(db, id)) ? { status: 409, body: problemBody('move_under_way') } : row;
}

/** Whether the bank has been asked for what a move of a booking costs more, and has not answered yet. */
export async function isMoveBeingPaid(db: Kysely<Database>, id: number): Promise<boolean> {
  const moving = await db
    .selectFrom('table_bookings')
    .select('id')
    .where('moves_id', '=', id)
    .where('status', '=', 'paying')
    .executeTakeFirst();
  return moving !== undefined;
}

/** Lets the time go to which a booking was to be moved: it is cancelled, or has been moved otherwise. */
export async function endHeldMove(db: Kysely<Database>, id: number, at: Date): Promise<void> {
  await db
    .updateTable('table_bookings')
    .set((eb) => ({ status: 'expired', held_until: null, ended_at: at, version: eb('version', '+', 1) }))
    .where('moves_id', '=', id)
    .where('status', '=', 'held')
    .execute();
}

const operation = 'receiveProviderEvent';

/** Moves a booking to the time that has been paid, and says whether it could: it may have been cancelled or moved meanwhile. */
export async function completeMove(
  { db, outbox }: { db: Kysely<Database>; outbox: Outbox },
  kept: BookingRow,
  { payment, at }: { payment: { id: number; amount: number }; at: Date },
): Promise<boolean> {
  const [row] = await findBookingsById(db, [kept.moves_id ?? 0]);
  const [startsAt, endsAt] = [kept.starts_at.toISOString(), kept.ends_at.toISOString()];
  const next = row && changeBooking(lifeOf(row), { type: 'move', startsAt, endsAt });
  if (!next || (row.price ?? 0) + payment.amount !== kept.price) return false;
  const ended = { status: 'moved', held_until: null, paying_until: null, pay_by: 'card' };
  await changeRow(db, kept.id, { ...ended, ended_at: at });
  const to = {
    table_id: kept.table_id,
    starts_at: kept.starts_at,
    ends_at: kept.ends_at,
    price: kept.price,
  };
  await changeRow(db, row.id, {
    ...to,
    ...reminderOf(kept.starts_at, at),
    local_start: kept.local_start,
    zone: kept.zone,
    lines: JSON.stringify(kept.lines),
  });
  // What was paid for the move was paid for the booking, and goes back with it.
  await db.updateTable('transactions').set({ booking_id: row.id }).where('id', '=', payment.id).execute();
  await tellBooking(db, null, { operation, id: row.id, clubId: row.club_id, at, before: row, after: to });
  const moved = await findBookingsById(db, [row.id]);
  await mailBookings({ db, outbox }, moved, { kind: 'moved', at, before: row });
  return true;
}
