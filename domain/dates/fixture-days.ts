import { fixtureTime } from './fixture-time.ts';

/** The days on which something happens, first and last: 17-Nov, or 17-Nov to 18-Nov. */
export function daySpan(instants: readonly string[], zone: string, to: string): string {
  const sorted = instants.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const ends = [sorted[0], sorted.at(-1)].map((instant) =>
    fixtureTime(instant ?? null, zone)?.text.slice(0, 6),
  );
  return [...new Set(ends.filter((day) => day !== undefined))].join(to);
}

/** The month of a calendar day, MMM YYYY; null where it is none. */
export function plainMonthText(day: string | null): string | null {
  const [, month, year] = plainDayText(day)?.split('-') ?? [];
  return month === undefined || year === undefined ? null : `${month} ${year}`;
}

/** A calendar day as it is sent, DD-MMM-YYYY; null where it is none. */
export function plainDayText(day: string | null): string | null {
  const midnight = day === null ? null : `${day}T00:00:00Z`;
  return fixtureTime(midnight, 'UTC')?.text.split(' ')[0] ?? null;
}
