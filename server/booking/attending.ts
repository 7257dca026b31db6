import { isReason } from '#domain/reason.ts';
import { changeBooking } from '#domain/booking/lifecycle.ts';
import { noShowFee } from '#domain/booking/terms.ts';
import { bookingWords as words } from '#domain/words/booking.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { creditLow, moveCredit } from '#server/credit/moving.ts';
import { isStopped, takeBooking } from './changing.ts';
import { composeBooking, isOwed } from './compose.ts';
import { refusingTaken, type BookingParts } from './parts.ts';
import { changeRow, findBooking, lifeOf } from './store.ts';
import { tellBooking } from './telling.ts';

/** Says that the player of a booking is there. */
export async function checkInPlayer(
  parts: BookingParts,
  { path: { id }, caller, request }: Call<'checkInPlayer'>,
): Promise<Reply<'checkInPlayer'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const now = clock();
  const at = new Date(now);
  const row = await takeBooking(parts, caller, { id, read: request.headers['if-match'] });
  if (isStopped(row)) return row;
  const next = changeBooking(lifeOf(row), { type: 'check.in', now: at.toISOString() });
  if (!next) {
    const isEarly = row.status === 'booked' && now < row.starts_at.getTime();
    return { status: 409, body: problemBody(isEarly ? 'check_in_early' : 'booking_over') };
  }
  const to = { status: next.status, checked_in_at: at };
  await changeRow(db, id, to);
  const told = { operation: 'checkInPlayer', id, clubId: row.club_id, at } as const;
  await tellBooking(db, caller, { ...told, before: row, after: { status: next.status } });
  return { status: 200, body: composeBooking((await findBooking(db, caller, { id })) ?? row, now) };
}

/** Says that nobody came; the time is free for others, and the fee of the terms is due. */
export async function markNoShow(
  parts: BookingParts,
  { path: { id }, caller, request }: Call<'markNoShow'>,
): Promise<Reply<'markNoShow'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const now = clock();
  const at = new Date(now);
  const row = await takeBooking(parts, caller, { id, read: request.headers['if-match'] });
  if (isStopped(row)) return row;
  // Time may have done it a moment before.
  if (row.status === 'noShow') return { status: 200, body: composeBooking(row, now) };
  const awaitedSeconds = row.no_show_after * 60;
  const next = changeBooking(lifeOf(row), { type: 'miss', now: at.toISOString(), awaitedSeconds });
  if (!next || row.kind !== 'play') {
    const isEarly = row.kind === 'play' && row.status === 'booked';
    return { status: 409, body: problemBody(isEarly ? 'no_show_early' : 'booking_over') };
  }
  const fee = row.terms === null ? 0 : noShowFee(row.price ?? 0, row.terms).fee;
  const isPaid = row.pay_by === 'credit' || row.pay_by === 'card';
  const to = { status: next.status, fee, fee_settled: isPaid && fee > 0 ? 'kept' : null };
  await changeRow(db, id, { ...to, ended_at: at });
  const told = { operation: 'markNoShow', id, clubId: row.club_id, at } as const;
  await tellBooking(db, caller, { ...told, before: row, after: to });
  return { status: 200, body: composeBooking((await findBooking(db, caller, { id })) ?? row, now) };
}

/** Says that a player who was taken for missing has come after all, where the table is still free. */
export function markArrival(parts: BookingParts, call: Call<'markArrival'>): Promise<Reply<'markArrival'>> {
  return refusingTaken(() => parts.db.transaction().execute((db) => arrive({ ...parts, db }, call)));
}

async function arrive(
  parts: BookingParts,
  { path: { id }, caller, request }: Call<'markArrival'>,
): Promise<Reply<'markArrival'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const now = clock();
  const at = new Date(now);
  const row = await takeBooking(parts, caller, { id, read: request.headers['if-match'] });
  if (isStopped(row)) return row;
  // Whether the table is free is for the database to say, below.
  const next = changeBooking(lifeOf(row), { type: 'arrive', now: at.toISOString(), isFree: true });
  if (!next) return { status: 409, body: problemBody('booking_over') };
  // What went back when they were missing is paid again.
  const back = row.pay_by === 'credit' ? (row.price ?? 0) - (row.fee ?? 0) : 0;
  if (back > 0 && row.user_id !== null) {
    const account = { clubId: row.club_id, userId: row.user_id };
    const spent = {
      ...account,
      amount: -back,
      kind: 'payment',
      bookingId: id,
      by: caller.userId,
      at,
    } as const;
    const balance = await moveCredit(db, spent);
    if (balance === null) return creditLow(db, { ...account, amount: back, currency: row.currency ?? '' });
  }
  // A card that got a part back is not asked again: that part is paid at the club.
  const owed = row.pay_by === 'card' ? (row.price ?? 0) - (row.fee ?? 0) : 0;
  const to = { status: next.status, fee: owed > 0 ? owed : null, fee_settled: null };
  await changeRow(db, id, { ...to, checked_in_at: at, ended_at: null });
  const told = { operation: 'markArrival', id, clubId: row.club_id, at } as const;
  await tellBooking(db, caller, { ...told, before: row, after: to });
  return { status: 200, body: composeBooking((await findBooking(db, caller, { id })) ?? row, now) };
}

/** Says that a fee was paid at the club, or that it is not asked for. */
export async function settleBookingFee(
  parts: BookingParts,
  { path: { id }, body, caller, request }: Call<'settleBookingFee'>,
): Promise<Reply<'settleBookingFee'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const now = clock();
  const at = new Date(now);
  const row = await takeBooking(parts, caller, { id, read: request.headers['if-match'] });
  if (isStopped(row)) return row;
  const reason = body.reason?.trim() || undefined;
  if (body.how === 'waived' && !isReason(reason ?? '')) {
    return { status: 400, body: problemBody('reason_missing', { reason: words.faults.reason }) };
  }
  if (!isOwed(row)) return { status: 409, body: problemBody('fee_settled') };
  await changeRow(db, id, { fee_settled: body.how });
  const told = { operation: 'settleBookingFee', id, clubId: row.club_id, at } as const;
  await tellBooking(db, caller, { ...told, before: row, after: { fee_settled: body.how, reason } });
  return { status: 200, body: composeBooking((await findBooking(db, caller, { id })) ?? row, now) };
}
