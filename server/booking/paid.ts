import { sql, type Kysely, type Selectable } from 'kysely';
import { changeBooking } from '#domain/booking/lifecycle.ts';
import { whoFailed } from '#domain/payments/ledger.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { moveCredit } from '#server/credit/moving.ts';
import { bookHeld } from './booked.ts';
import { isSlotTaken } from './conflict.ts';
import { mailBookings } from './mails.ts';
import { completeMove } from './paid-move.ts';
import { changeRow, findBookingsById, lifeOf, type BookingRow } from './store.ts';
import { tellBooking } from './telling.ts';

type Payment = Selectable<Database['transactions']>;
type Parts = { db: Kysely<Database>; outbox: Outbox };

const operation = 'receiveProviderEvent';
/** Seconds after which nobody waits for an answer before a page any more. */
const watched = 60;

/** Lets a booking follow the payment of its price, in the transaction that settles it. */
export async function followBooking(parts: Parts, payment: Payment, now: number): Promise<void> {
  const { db } = parts;
  const { booking_id: id, status } = payment;
  if (id === null || status === 'refunded') return;
  await lockWithMoved(db, id);
  const [row] = await findBookingsById(db, [id]);
  if (!row) return;
  const at = new Date(now);
  if (status === 'failed') await decline(parts, row, { payment, at });
  else if (status === 'succeeded') await accept(parts, row, { payment, at });
}

type Settled = { payment: Payment; at: Date };

/** A table that is paid is booked; one that was lost meanwhile too where nobody has it, and else the money goes back. */
async function accept(parts: Parts, row: BookingRow, { payment, at }: Settled): Promise<void> {
  const made = { by: null, operation, payBy: 'card', at } as const;
  if (changeBooking(lifeOf(row), { type: 'payment.succeeded', isFree: true }) === null) {
    return giveBack(parts.db, row, { payment, at });
  }
  const book = async (): Promise<boolean> => {
    if (row.moves_id !== null) return completeMove(parts, row, { payment, at });
    await bookHeld(parts, row, made);
    return true;
  };
  // What has begun was not kept for anybody.
  if ((row.status === 'paying' || row.starts_at > at) && (await tryWithin(parts.db, book))) return;
  const next = changeBooking(lifeOf(row), { type: 'payment.succeeded', isFree: false });
  if (!next) return;
  const to = { status: next.status, pay_by: 'card' };
  await changeRow(parts.db, row.id, { ...to, paying_until: null, ended_at: at });
  const told = { operation, id: row.id, clubId: row.club_id, at } as const;
  await tellBooking(parts.db, null, { ...told, before: row, after: to });
  await giveBack(parts.db, row, { payment, at });
  await mailBookings(parts, [{ ...row, pay_by: 'card' }], {
    kind: row.moves_id === null ? 'gone' : 'notMoved',
    at,
  });
}

/** Takes a booking, and the one that it is to move, always in one order. */
async function lockWithMoved(db: Kysely<Database>, id: number): Promise<void> {
  await sql`
    select from table_bookings b
    where b.id = ${id} or b.id = (select k.moves_id from table_bookings k where k.id = ${id})
    order by b.id for update`.execute(db);
}

/** What credit has paid of a booking that came to nothing is there again. */
async function giveCreditBack(db: Kysely<Database>, row: BookingRow, at: Date): Promise<void> {
  const { id: bookingId, club_id: clubId, user_id: userId, credit_part: amount } = row;
  if (amount === 0 || userId === null) return;
  await moveCredit(db, { clubId, userId, amount, kind: 'reversal', bookingId, by: null, at });
}

/** The whole of a payment goes back, once, and what credit has paid beside it. */
async function giveBack(db: Kysely<Database>, row: BookingRow, { payment, at }: Settled): Promise<void> {
  const { id } = row;
  await giveCreditBack(db, row, at);
  await sql`
    select order_refund(${payment.id}::integer, ${payment.amount}::integer, ${`booking-${id}-late`}::text,
      ${id}::integer, ${at}::timestamptz)`.execute(db);
}

/** Whether work could be done; where somebody else has the table, nothing of it is left. */
async function tryWithin(db: Kysely<Database>, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint late`.execute(db);
  try {
    const isDone = await work();
    await sql`release savepoint late`.execute(db);
    return isDone;
  } catch (error) {
    if (!isSlotTaken(error)) throw error;
    await sql`rollback to savepoint late`.execute(db);
    return false;
  }
}

/** What its player is told of a payment that has failed. */
const unpaidKinds = { bank: 'unpaid', club: 'noCards', card: 'notCharged', provider: 'notCharged' } as const;

/** A declined card leaves the table kept for another try, at most twice. */
async function decline(parts: Parts, row: BookingRow, { payment, at }: Settled): Promise<void> {
  const isUnpaid = row.status === 'paying' || row.status === 'expired';
  if (isUnpaid && row.transaction_id === payment.id) await giveCreditBack(parts.db, row, at);
  const next =
    row.transaction_id === payment.id
      ? changeBooking(lifeOf(row), { type: 'payment.declined', now: at.toISOString() })
      : null;
  if (!next || row.status !== 'paying') return;
  const isOver = next.status === 'expired';
  const to = { status: next.status, pay_by: null };
  await changeRow(parts.db, row.id, {
    ...to,
    held_until: next.heldUntil === null ? null : new Date(next.heldUntil),
    paying_until: null,
    declined: Math.min(2, next.declined),
    ended_at: isOver ? at : null,
  });
  const told = { operation, id: row.id, clubId: row.club_id, at } as const;
  await tellBooking(parts.db, null, { ...told, before: row, after: to });
  const isSeen = at.getTime() - payment.created_at.getTime() < watched * 1000;
  if (!isSeen) await mailBookings(parts, [row], { kind: unpaidKinds[whoFailed(payment.reason)], at });
}

/** What was lost is paid back, once the bank has taken it or it has become credit. */
export async function closeRefunding(db: Kysely<Database>, id: number): Promise<void> {
  const [row] = await findBookingsById(db, [id]);
  const next = row && changeBooking(lifeOf(row), { type: 'refund.succeeded' });
  if (next) await changeRow(db, id, { status: next.status });
}
