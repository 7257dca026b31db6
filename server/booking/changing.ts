import { changeBooking } from '#domain/booking/lifecycle.ts';
import { feeNow } from '#domain/booking/fees.ts';
import { bookingWords as words } from '#domain/words/booking.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { returnPayment } from './returning.ts';
import { creditLow, moveCredit } from '#server/credit/moving.ts';
import type { Caller } from '#server/session/caller.ts';
import { chargedOf, composeBooking } from './compose.ts';
import { refusingTaken, type BookingParts } from './parts.ts';
import { endDueBookings } from './due.ts';
import { mailBookings, reminderOf } from './mails.ts';
import { endHeldMove, isMoveBeingPaid } from './paid-move.ts';
import { feeChanged } from './refusals.ts';
import { changeRow, findBooking, lifeOf, type BookingRow } from './store.ts';
import { tellBooking } from './telling.ts';
import { isRefused, lookAt } from './wanted.ts';

type Given = { id: number; read: unknown };
type Taken = Awaited<ReturnType<typeof takeBooking>>;

/** A booking that the caller may change, as it was read; or what stands against it. */
export async function takeBooking({ db, clock }: BookingParts, caller: Caller, { id, read }: Given) {
  const known = await findBooking(db, caller, { id });
  if (!known) return { status: 404, body: problemBody('not_found') } as const;
  await endDueBookings(db, { clubId: known.club_id, now: clock() });
  const row = await findBooking(db, caller, { id, isTaken: true });
  if (!row) return { status: 404, body: problemBody('not_found') } as const;
  if (row.club_status !== 1) return { status: 409, body: problemBody('club_inactive') } as const;
  // What time has brought about is no change of somebody else's.
  const isAsRead = read === undefined || read === String(row.version) || read === String(known.version);
  if (!isAsRead) return { status: 412, body: problemBody('changed_meanwhile') } as const;
  return row;
}

/** Whether something stands against changing a booking. */
export const isStopped = (taken: Taken): taken is Exclude<Taken, BookingRow> => 'body' in taken;

/** Moves a booking to another table or time, at the price that is asked there. */
export function moveBooking(parts: BookingParts, call: Call<'moveBooking'>): Promise<Reply<'moveBooking'>> {
  return refusingTaken(() => parts.db.transaction().execute((db) => move({ ...parts, db }, call)));
}

async function move(
  parts: BookingParts,
  { path: { id }, body, caller, request }: Call<'moveBooking'>,
): Promise<Reply<'moveBooking'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const now = clock();
  const at = new Date(now);
  const row = await takeBooking(parts, caller, { id, read: request.headers['if-match'] });
  if (isStopped(row)) return row;
  const wanted = await lookAt(db, caller, body, { now, isBlock: row.kind !== 'play' });
  if (isRefused(wanted)) return wanted;
  if (wanted.club.id !== row.club_id) return { status: 404, body: problemBody('not_found') };
  const [startsAt, endsAt] = [wanted.start.toString(), wanted.end.toString()];
  const next = changeBooking(lifeOf(row), { type: 'move', startsAt, endsAt });
  if (!next) return { status: 409, body: problemBody('booking_over') };
  const { fee } = feeNow(chargedOf(row), now);
  if (caller.roleId === 5 && fee > 0) return feeChanged(fee, row);
  const price = row.kind === 'play' ? wanted.price : null;
  const dearer = (price ?? 0) - (row.price ?? 0);
  if (await isMoveBeingPaid(db, id)) return { status: 409, body: problemBody('move_under_way') };
  // A card is asked by its owner alone, for a time that is kept meanwhile.
  if (row.pay_by === 'card' && dearer > 0) return { status: 409, body: problemBody('move_dearer') };
  if (row.pay_by === 'card' && dearer < 0) {
    const key = `booking-${id}-moved-${row.version}`;
    await returnPayment(db, { id, amount: -dearer, key, by: caller.userId, at });
  }
  if (row.pay_by === 'credit' && row.user_id !== null && dearer !== 0) {
    const account = { clubId: row.club_id, userId: row.user_id };
    const kind = dearer > 0 ? 'payment' : 'refund';
    const paid = await moveCredit(db, {
      ...account,
      amount: -dearer,
      kind,
      bookingId: id,
      by: caller.userId,
      at,
    });
    if (paid === null) return creditLow(db, { ...account, amount: dearer, currency: row.currency ?? '' });
  }
  const to = {
    table_id: wanted.tableId,
    starts_at: new Date(wanted.start.epochMilliseconds),
    ends_at: new Date(wanted.end.epochMilliseconds),
    price,
  };
  await endHeldMove(db, id, at);
  await changeRow(db, id, {
    ...to,
    ...reminderOf(to.starts_at, at),
    local_start: wanted.localStart,
    zone: wanted.club.time_zone,
    lines: JSON.stringify(wanted.lines),
  });
  await tellBooking(db, caller, {
    operation: 'moveBooking',
    id,
    clubId: row.club_id,
    at,
    before: row,
    after: to,
  });
  const moved = (await findBooking(db, caller, { id })) ?? row;
  await mailBookings(parts, [moved], { kind: 'moved', at, before: row });
  const told = { booking: composeBooking(moved, now), difference: dearer, message: words.moved };
  return { status: 200, body: told };
}

/** Takes a booking back for the fee that was seen, and those that follow it in its series where that is said. */
export async function cancelBooking(
  parts: BookingParts,
  { path: { id }, body, caller, request }: Call<'cancelBooking'>,
): Promise<Reply<'cancelBooking'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const now = clock();
  const at = new Date(now);
  const row = await takeBooking(parts, caller, { id, read: request.headers['if-match'] });
  if (isStopped(row)) return row;
  const reason = body.reason?.trim() || undefined;
  const isWaived = body.waive === true && caller.roleId === 3;
  if (body.refundTo === 'credit' && caller.roleId !== 5) {
    return { status: 400, body: problemBody('invalid_request', { refundTo: words.faults.refundTo }) };
  }
  if (isWaived && reason === undefined) {
    return { status: 400, body: problemBody('reason_missing', { reason: words.faults.reason }) };
  }
  const rows = body.following === true ? await withFollowing(parts, caller, row) : [row];
  if (!changeBooking(lifeOf(row), { type: 'cancel' }))
    return { status: 409, body: problemBody('booking_over') };
  if (await isMoveBeingPaid(db, id)) return { status: 409, body: problemBody('move_under_way') };
  const fees = rows.map((one) => (isWaived ? 0 : feeNow(chargedOf(one), now).fee));
  const fee = fees.reduce((sum, one) => sum + one, 0);
  if (body.fee !== fee) return feeChanged(fee, row);
  const toCredit = body.refundTo === 'credit';
  let credited = 0;
  for (const [place, one] of rows.entries()) {
    const own = fees[place] ?? 0;
    const settled = await settleCancelled(db, caller, { row: one, fee: own, toCredit, at });
    credited += settled.credited;
    await endHeldMove(db, one.id, at);
    const to = { status: 'cancelled', fee: own, fee_settled: settled.fee_settled };
    await changeRow(db, one.id, { ...to, ended_at: at });
    const told = { operation: 'cancelBooking', id: one.id, clubId: one.club_id, at } as const;
    await tellBooking(db, caller, { ...told, before: one, after: { ...to, reason } });
  }
  // A calendar lets go of what has a later number alone.
  const gone = rows.map((one) => ({ ...one, version: one.version + 1 }));
  await mailBookings(parts, gone, { kind: 'cancelled', at, fee, reason, credited });
  return { status: 200, body: { message: words.cancelled(rows.length) } };
}

/**
 * Gives back what was paid by credit or card, save for the fee; a fee that was to be paid at the club comes from the credit where
 * that suffices. Answers how the fee is settled, and what has gone to the credit.
 */
export async function settleCancelled(
  db: BookingParts['db'],
  by: { userId: number } | null,
  { row, fee, toCredit = false, at }: { row: BookingRow; fee: number; toCredit?: boolean; at: Date },
): Promise<{ fee_settled: 'kept' | 'paid' | null; credited: number }> {
  const nothing = { fee_settled: null, credited: 0 };
  if (row.user_id === null) return nothing;
  const move = { clubId: row.club_id, userId: row.user_id, bookingId: row.id, by: by?.userId ?? null, at };
  if (row.pay_by === 'credit') {
    const back = (row.price ?? 0) - fee;
    if (back > 0) await moveCredit(db, { ...move, amount: back, kind: 'refund' });
    return { fee_settled: fee > 0 ? 'kept' : null, credited: Math.max(0, back) };
  }
  if (row.pay_by === 'card') {
    const back = { id: row.id, amount: (row.price ?? 0) - fee, key: `booking-${row.id}` };
    const credited = await returnPayment(db, { ...back, toCredit, by: move.by, at });
    return { fee_settled: fee > 0 ? 'kept' : null, credited };
  }
  if (fee === 0) return nothing;
  const balance = await moveCredit(db, { ...move, amount: -fee, kind: 'payment' });
  return { ...nothing, fee_settled: balance === null ? null : 'paid' };
}

/** A booking with those of its series that begin after it and are still to come, each of them taken. */
async function withFollowing({ db }: BookingParts, caller: Caller, row: BookingRow): Promise<BookingRow[]> {
  if (row.series_id === null) return [row];
  const later = await db
    .selectFrom('table_bookings')
    .select('id')
    .where('series_id', '=', row.series_id)
    .where('starts_at', '>', row.starts_at)
    .where('status', '=', 'booked')
    .orderBy('table_id')
    .orderBy('starts_at')
    .execute();
  const rows = [row];
  for (const { id } of later) {
    const one = await findBooking(db, caller, { id, isTaken: true });
    if (one) rows.push(one);
  }
  return rows;
}
