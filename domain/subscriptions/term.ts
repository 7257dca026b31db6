import type { Interval } from './form.ts';

/** How a member subscription counts its periods: from its beginning, by the calendar of the club. */
export type Term = { startedAt: Date; interval: Interval; timeZone: string };

/** When a period of a term is over; each is counted from the beginning, so that a short month shortens no later one. */
export function endOfTurn({ startedAt, interval, timeZone }: Term, turn: number): Date {
  const from = Temporal.Instant.fromEpochMilliseconds(startedAt.getTime()).toZonedDateTimeISO(timeZone);
  const to = from.add(interval === 'month' ? { months: turn } : { years: turn });
  return new Date(to.epochMilliseconds);
}

/** The period of a term in which a moment lies: one that is over is never paid afterwards. */
export function turnAt(term: Term, now: number): number {
  let turn = 1;
  while (endOfTurn(term, turn).getTime() <= now) turn += 1;
  return turn;
}
