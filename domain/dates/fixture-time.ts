import { months, twelveHours, twoDigits, wallClock } from './wall-clock.ts';

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
  const clock = instant === null ? null : wallClock(instant, timeZone);
  if (!clock) return null;
  const { at, isZoneUnknown } = clock;
  const { time, half } = twelveHours(at);
  return {
    text: `${dayOf(at)} ${time} ${half}`,
    timeZone: at.timeZoneId,
    offset: at.offset,
    isZoneUnknown,
    isRepeated: isRepeated(at),
  };
}

function dayOf({ day, month, year }: Temporal.ZonedDateTime): string {
  return `${twoDigits(day)}-${months[month - 1]}-${String(year).padStart(4, '0')}`;
}

function isRepeated(shown: Temporal.ZonedDateTime): boolean {
  const wall = shown.toPlainDateTime();
  const at = (disambiguation: 'earlier' | 'later'): number =>
    wall.toZonedDateTime(shown.timeZoneId, { disambiguation }).epochMilliseconds;
  return at('earlier') !== at('later');
}
