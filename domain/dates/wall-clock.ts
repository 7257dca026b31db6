/** An own table: the short months of `Intl` differ from browser to browser. */
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** A moment on the clocks of a place; in UTC where nobody knows the zone. */
export type WallClock = { at: Temporal.ZonedDateTime; isZoneUnknown: boolean };

/** An instant (ISO 8601 with offset) on the clocks of an IANA zone; null where it is none. */
export function wallClock(instant: string, timeZone: string): WallClock | null {
  const moment = attempt(() => Temporal.Instant.from(instant));
  if (!moment) return null;
  const here = attempt(() => moment.toZonedDateTimeISO(timeZone));
  return { at: here ?? moment.toZonedDateTimeISO('UTC'), isZoneUnknown: here === null };
}

/** The hour and minute as a clock with twelve hours shows them. */
export function twelveHours({ hour, minute }: Temporal.ZonedDateTime): { time: string; half: 'AM' | 'PM' } {
  return { time: `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)}`, half: hour < 12 ? 'AM' : 'PM' };
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The value, or null where Temporal takes the text for none. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
