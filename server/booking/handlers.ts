import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { checkInPlayer, markArrival, markNoShow, settleBookingFee } from './attending.ts';
import { cancelBooking, moveBooking } from './changing.ts';
import { settleClockTimes } from './clock-times.ts';
import { composeBooking } from './compose.ts';
import { confirmBooking, holdTable, releaseHold } from './holding.ts';
import { createBooking } from './making.ts';
import type { BookingParts, PaidBookingParts } from './parts.ts';
import { findBooking, findBookings } from './store.ts';
import { isRefused, lookAt } from './wanted.ts';

type Operation =
  | 'quoteBooking'
  | 'holdTable'
  | 'releaseHold'
  | 'confirmBooking'
  | 'createBooking'
  | 'listBookings'
  | 'getBooking'
  | 'moveBooking'
  | 'cancelBooking'
  | 'checkInPlayer'
  | 'markNoShow'
  | 'markArrival'
  | 'settleBookingFee'
  | 'settleClockTimes';

/** Booking tables. */
export function createBookingHandlers(parts: PaidBookingParts): Pick<Handlers, Operation> {
  const within = <T>(work: (inner: BookingParts) => Promise<T>): Promise<T> =>
    parts.db.transaction().execute((db) => work({ ...parts, db }));
  return {
    quoteBooking: (call) => quote(parts, call),
    holdTable: (call) => holdTable(parts, call),
    releaseHold: (call) => within((inner) => releaseHold(inner, call)),
    confirmBooking: (call) => confirmBooking(parts, call),
    createBooking: (call) => createBooking(parts, call),
    listBookings: (call) => list(parts, call),
    getBooking: (call) => read(parts, call),
    moveBooking: (call) => moveBooking(parts, call),
    cancelBooking: (call) => within((inner) => cancelBooking(inner, call)),
    checkInPlayer: (call) => within((inner) => checkInPlayer(inner, call)),
    markNoShow: (call) => within((inner) => markNoShow(inner, call)),
    markArrival: (call) => markArrival(parts, call),
    settleClockTimes: (call) => settleClockTimes(parts, call),
    settleBookingFee: (call) => within((inner) => settleBookingFee(inner, call)),
  };
}

async function quote(
  { db, clock }: BookingParts,
  { body, caller }: Call<'quoteBooking'>,
): Promise<Reply<'quoteBooking'>> {
  if (!caller) throw new Refusal('unauthorised');
  const wanted = await lookAt(db, caller, body, { now: clock() });
  if (isRefused(wanted)) return wanted;
  const { club, tableId, start, end, price, lines, terms } = wanted;
  return {
    status: 200,
    body: {
      tableId,
      startsAt: start.toString(),
      endsAt: end.toString(),
      zone: club.time_zone,
      price,
      currency: club.currency,
      lines: [...lines],
      terms,
    },
  };
}

async function list(
  { db, clock }: BookingParts,
  { query, caller }: Call<'listBookings'>,
): Promise<Reply<'listBookings'>> {
  if (!caller) throw new Refusal('unauthorised');
  const now = clock();
  const { limit = 10, pageNumber = 1, isComing = false, ...filters } = query;
  const endsAfter = isComing ? new Date(now) : undefined;
  const { rows, total } = await findBookings(db, caller, { ...filters, endsAfter, limit, pageNumber });
  return { status: 200, body: { rows: rows.map((row) => composeBooking(row, now)), total } };
}

async function read(
  { db, clock }: BookingParts,
  { path: { id }, caller, reply }: Call<'getBooking'>,
): Promise<Reply<'getBooking'>> {
  if (!caller) throw new Refusal('unauthorised');
  const row = await findBooking(db, caller, { id });
  if (!row) return { status: 404, body: problemBody('not_found') };
  reply.header('etag', String(row.version));
  return { status: 200, body: composeBooking(row, clock()) };
}
