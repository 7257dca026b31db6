import type { components } from '#contract/api.gen.ts';
import { months, twelveHours, wallClock } from '#domain/dates/wall-clock.ts';
import { matchWords } from '#domain/words/matches.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';

type Match = components['schemas']['Match'];

/** A clock time as it stands in a schedule; the zone is named where it is not the reader's. */
export type ClockTime = { time: string; half: 'AM' | 'PM'; zone: string };

/** The matches of one day, by the calendar of the reader. */
export type ScheduleDay = { key: string; title: string; matches: Match[] };

/** An instant of the server on the wall of the hall; a zone that nobody knows reads as UTC. */
function atPlace(instant: string, timeZone: string): Temporal.ZonedDateTime {
  const clock = wallClock(instant, timeZone);
  if (!clock) throw new RangeError(`'${instant}' is no instant.`);
  return clock.at;
}

/** 20 Nov 2026 */
function dayText({ day, month, year }: { day: number; month: number; year: number }): string {
  return `${day} ${months[month - 1]} ${year}`;
}

/** The day of an instant in a zone, as `dayText` writes it. */
export function dayAt(instant: string, timeZone: string): string {
  return dayText(atPlace(instant, timeZone));
}

/** 06:30 PM, with the zone as people there call it. */
export function clockTime(instant: string, timeZone: string): ClockTime {
  const at = atPlace(instant, timeZone);
  return { ...twelveHours(at), zone: zoneName(at) };
}

/** By zone: making one takes longer than all that a page asks of it. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  zoneFormats.set(timeZone, format);
  return format;
}

function zoneName(at: Temporal.ZonedDateTime): string {
  const parts = zoneFormat(at.timeZoneId).formatToParts(at.epochMilliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? at.timeZoneId;
}

/** The zone in which matches are read; null while it is not known, so that each stands by the clocks of its place. */
export type ReaderZone = string | null;

/** Matches to come by the days and clocks of their reader, the next one first; those without a time stand at the end. */
export function byDay(matches: readonly Match[], now: string, zone: ReaderZone): ScheduleDay[] {
  const startOf = ({ scheduleTime }: Match): number =>
    scheduleTime === null ? Infinity : Date.parse(scheduleTime);
  const sorted = matches.toSorted((one, other) => startOf(one) - startOf(other) || 0);
  return daysOf(sorted, { now, zone }, ({ scheduleTime }) => scheduleTime).toSorted((one, other) =>
    one.key < other.key ? -1 : 1,
  );
}

/** Matches that are over by the days of their reader, the latest first. */
export function byDayPlayed(matches: readonly Match[], now: string, zone: ReaderZone): ScheduleDay[] {
  return daysOf(matches, { now, zone }, ({ endedAt }) => endedAt).toSorted((one, other) =>
    one.key < other.key ? 1 : -1,
  );
}

/** The clock of the reader, and that of the place where it shows another time. */
export function readerClocks(
  instant: string,
  place: string,
  zone: ReaderZone,
): { first: ClockTime; there: ClockTime | null } {
  const there = clockTime(instant, place);
  if (zone === null) return { first: there, there: null };
  const first = clockTime(instant, zone);
  const isOther = !atPlace(instant, zone).toPlainDateTime().equals(atPlace(instant, place).toPlainDateTime());
  return { first, there: isOther ? there : null };
}

/** Sorts behind every date. */
const never = '~';

function daysOf(
  matches: readonly Match[],
  { now, zone }: { now: string; zone: ReaderZone },
  instantOf: (match: Match) => string | null,
): ScheduleDay[] {
  const days = new Map<string, ScheduleDay>();
  for (const match of matches) {
    const instant = instantOf(match);
    const timeZone = zone ?? match.timeZone;
    const key = instant === null ? never : atPlace(instant, timeZone).toPlainDate().toString();
    const title = instant === null ? matchWords.unscheduled : dayName(instant, timeZone, now);
    const day = days.get(key) ?? { key, title, matches: [] };
    day.matches.push(match);
    days.set(key, day);
  }
  return [...days.values()];
}

/** The date by the calendar of a place, and whether it is yesterday, today or tomorrow there. */
export function dayName(instant: string, timeZone: string, now: string): string {
  const day = atPlace(instant, timeZone).toPlainDate();
  const distance = atPlace(now, timeZone).toPlainDate().until(day).total('days');
  const name = words.days[distance];
  return name === undefined ? dayText(day) : `${name}, ${dayText(day)}`;
}
