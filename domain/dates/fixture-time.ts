/** An own table: the short months of `Intl` differ from browser to browser. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A moment as fixtures write it. */
export type FixtureTime = {
  /** DD-MMM-YYYY hh:mm A (document 000, section 9). */
  text: string;
  /** The zone in which the text holds: the one asked for, or UTC. */
  timeZone: string;
  /** From UTC, such as -05:00. */
  offset: string;
  /** Whether the zone asked for does not exist, so that the text is in UTC. */
  isZoneUnknown: boolean;
  /** Whether the clocks show this time twice that day; the offset says which of the two is meant. */
  isRepeated: boolean;
};

/** An instant (ISO 8601 with offset) on the clocks of an IANA zone; null where it is missing or no instant. */
export function fixtureTime(instant: string | null, timeZone: string): FixtureTime | null {
  const moment = instant === null ? null : attempt(() => Temporal.Instant.from(instant));
  if (!moment) return null;
  const here = attempt(() => moment.toZonedDateTimeISO(timeZone));
  const shown = here ?? moment.toZonedDateTimeISO('UTC');
  return {
    text: `${dayOf(shown)} ${clockOf(shown)}`,
    timeZone: shown.timeZoneId,
    offset: shown.offset,
    isZoneUnknown: here === null,
    isRepeated: isRepeated(shown),
  };
}

function dayOf({ day, month, year }: Temporal.ZonedDateTime): string {
  return `${twoDigits(day)}-${months[month - 1]}-${String(year).padStart(4, '0')}`;
}

function clockOf({ hour, minute }: Temporal.ZonedDateTime): string {
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function isRepeated(shown: Temporal.ZonedDateTime): boolean {
  const wall = shown.toPlainDateTime();
  const at = (disambiguation: 'earlier' | 'later'): number =>
    wall.toZonedDateTime(shown.timeZoneId, { disambiguation }).epochMilliseconds;
  return at('earlier') !== at('later');
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
