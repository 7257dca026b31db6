import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { Refusal } from '#server/http/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { isRefused, lookAt } from './wanted.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Operation = 'quoteBooking';

/** Booking tables. */
export function createBookingHandlers(parts: Parts): Pick<Handlers, Operation> {
  return {
    quoteBooking: (call) => quote(parts, call),
  };
}

async function quote(
  { db, clock }: Parts,
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
