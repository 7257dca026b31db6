/** The first and the last day of a licence, as YYYY-MM-DD. */
export type Term = { start: string; end: string };

/** A term of one year by calendar: what starts on 29 February ends on 28 February. */
export function yearFrom(start: string): Term {
  return { start, end: aYearAfter(start) };
}

/** The next term: from the day after the old end to the old end plus one year; of an expired licence from today. */
export function renewedTerm({ end }: Term, today: string): Term {
  if (end < today) return yearFrom(today);
  return { start: dayAfter(end), end: aYearAfter(end) };
}

/** The day that follows a day. */
export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

/** The day on the calendar of a zone at an instant in milliseconds. */
export function dayAt(now: number, timeZone: string): string {
  return zoned(now, timeZone).toPlainDate().toString();
}

/** The instant, in milliseconds, at which a day of a zone is over; where midnight is skipped, right after it. */
export function endOfDay(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}

/** A day as payloads carry it: UTC midnight in milliseconds. */
export function millisecondsOf(day: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime('UTC').epochMilliseconds;
}

/** The day that a payload's milliseconds fall on in UTC. */
export function dayOf(milliseconds: number): string {
  return dayAt(milliseconds, 'UTC');
}

function aYearAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ years: 1 }, { overflow: 'constrain' }).toString();
}

function zoned(now: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.trunc(now)).toZonedDateTimeISO(timeZone);
}
