import { instantOf } from './slot.ts';

/** When a booking begins that is repeated each week at the same clock time; `null` stands for a time that the clocks skip. */
export function weeklyStarts(
  first: Temporal.Instant,
  times: number,
  zone: string,
): readonly (Temporal.Instant | null)[] {
  const wall = first.toZonedDateTimeISO(zone).toPlainDateTime();
  // Each date from the first one: a week added to a moved time would move all that follow.
  return Array.from({ length: times }, (_, week) =>
    week === 0 ? first : instantOf(wall.add({ weeks: week }), zone),
  );
}
