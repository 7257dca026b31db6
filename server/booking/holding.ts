import { changeBooking } from '#domain/booking/lifecycle.ts';
import { bookingWords as words } from '#domain/words/booking.ts';
import type { Call, OnceReply, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { creditLow, moveCredit } from '#server/credit/moving.ts';
import { composeBooking } from './compose.ts';
import { refusingTaken, type BookingParts, type PaidBookingParts } from './parts.ts';
import { payByCard } from './paying.ts';
import { bookHeld } from './booked.ts';
import { endDueBookings } from './due.ts';
import { findPersonFault, takeMembership } from './person.ts';
import { takeMoved } from './paid-move.ts';
import { changeRow, findBooking, lifeOf } from './store.ts';
import { tellBooking } from './telling.ts';
import { isRefused, lookAt } from './wanted.ts';

/** Seconds for which a table is kept while its member confirms. */
const holdSeconds = 300;

/** Keeps a table for a member who goes on to confirm; what they held before is let go. */
export function holdTable(parts: BookingParts, call: Call<'holdTable'>): Promise<OnceReply<'holdTable'>> {
  return refusingTaken(() => call.once((db) => hold({ ...parts, db }, call)));
}

async function hold(
  { db, clock }: BookingParts,
  { body, caller }: Call<'holdTable'>,
): Promise<Reply<'holdTable'>> {
  if (!caller) throw new Refusal('unauthorised');
  const now = clock();
  const at = new Date(now);
  const wanted = await lookAt(db, caller, body, { now });
  if (isRefused(wanted)) return wanted;
  const { club, rules } = wanted;
  await takeMembership(db, caller, club.id);
  await endDueBookings(db, { clubId: club.id, now });
  const { movesId } = body;
  const moved = movesId === undefined ? null : await takeMoved(db, caller, { id: movesId, wanted, now });
  if (moved && 'body' in moved) return moved;
  // Who moves a booking has no more of them than before.
  const fault = moved ? null : await findPersonFault(db, caller, { club, rules, now });
  if (fault) return fault;
  await db
    .updateTable('table_bookings')
    .set((eb) => ({ status: 'expired', held_until: null, ended_at: at, version: eb('version', '+', 1) }))
    .where('user_id', '=', caller.userId)
    .where('status', '=', 'held')
    .execute();
  const { id } = await db
    .insertInto('table_bookings')
    .values({
      club_id: club.id,
      table_id: wanted.tableId,
      kind: 'play',
      status: 'held',
      starts_at: new Date(wanted.start.epochMilliseconds),
      ends_at: new Date(wanted.end.epochMilliseconds),
      local_start: wanted.localStart,
      zone: club.time_zone,
      user_id: caller.userId,
      players: moved?.players ?? body.players ?? null,
      moves_id: moved?.id ?? null,
      price: wanted.price,
      currency: club.currency,
      lines: JSON.stringify(wanted.lines),
      terms: JSON.stringify(moved?.terms ?? wanted.terms),
      held_until: new Date(now + holdSeconds * 1_000),
      made_by: caller.userId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await findBooking(db, caller, { id });
  if (!row) throw new Error('A hold that was written down is not there.');
  await tellBooking(db, caller, { operation: 'holdTable', id, clubId: club.id, at, after: row });
  return { status: 201, body: composeBooking(row, now) };
}

/** Lets a hold go; one that is gone already is no fault. */
export async function releaseHold(
  { db, clock }: BookingParts,
  { path: { id }, caller }: Call<'releaseHold'>,
): Promise<Reply<'releaseHold'>> {
  if (!caller) throw new Refusal('unauthorised');
  const at = new Date(clock());
  const row = await findBooking(db, caller, { id, isTaken: true });
  if (!row) return { status: 404, body: problemBody('not_found') };
  const next = changeBooking(lifeOf(row), { type: 'release' });
  if (next) {
    await changeRow(db, id, { status: next.status, held_until: null, ended_at: at });
    const told = { operation: 'releaseHold', id, clubId: row.club_id, at } as const;
    await tellBooking(db, caller, { ...told, before: row, after: { status: next.status } });
  }
  return { status: 200, body: { message: words.released } };
}

/** Makes a booking of a hold, by the clock of the server under the lock of its row. */
export function confirmBooking(
  { provider, ...parts }: PaidBookingParts,
  call: Call<'confirmBooking'>,
): Promise<OnceReply<'confirmBooking'>> {
  if (call.body.payBy === 'card') {
    if (!provider) throw new Refusal('provider_not_configured');
    return payByCard({ ...parts, provider }, call);
  }
  return call.once((db) => confirm({ ...parts, db }, call));
}

async function confirm(
  { db, clock, outbox }: BookingParts,
  { path: { id }, body: { payBy }, caller }: Call<'confirmBooking'>,
): Promise<Reply<'confirmBooking'>> {
  if (!caller) throw new Refusal('unauthorised');
  const now = clock();
  const at = new Date(now);
  const row = await findBooking(db, caller, { id, isTaken: true });
  if (!row) return { status: 404, body: problemBody('not_found') };
  if (row.status === 'booked') return { status: 200, body: composeBooking(row, now) };
  if (row.club_status !== 1) return { status: 409, body: problemBody('club_inactive') };
  // What a move costs more is paid as the booking was.
  if (row.moves_id !== null) return { status: 409, body: problemBody('payment_not_offered') };
  const next = changeBooking(lifeOf(row), { type: 'confirm', now: at.toISOString() });
  if (!next) return { status: 409, body: problemBody('hold_expired') };
  const rules = await db
    .selectFrom('booking_rules')
    .select('pay')
    .where('club_id', '=', row.club_id)
    .executeTakeFirst();
  const isFree = row.price === 0;
  if (!isFree && !isOffered(payBy, rules?.pay)) {
    return { status: 409, body: problemBody('payment_not_offered') };
  }
  if (!isFree && payBy === 'credit') {
    const { club_id: clubId, price: amount, currency } = row;
    const account = { clubId, userId: caller.userId };
    const spent = {
      ...account,
      amount: -(amount ?? 0),
      kind: 'payment',
      bookingId: id,
      by: caller.userId,
      at,
    } as const;
    const balance = await moveCredit(db, spent);
    if (balance === null) return creditLow(db, { ...account, amount: amount ?? 0, currency: currency ?? '' });
  }
  const made = { by: caller, operation: 'confirmBooking', payBy: isFree ? 'free' : payBy, at } as const;
  const booked = await bookHeld({ db, outbox }, row, made);
  return { status: 200, body: composeBooking(booked, now) };
}

/** Whether a club takes payment in a way; before the booking, at the club, or either. */
function isOffered(payBy: 'atClub' | 'credit' | 'card' | 'free', pay = 'either'): boolean {
  if (payBy === 'free') return false;
  return pay === 'either' || pay === (payBy === 'atClub' ? 'atClub' : 'before');
}
