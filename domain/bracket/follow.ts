import { matchStatus } from '#domain/matches/status.ts';
import type { Tournament } from './podium.ts';

/** How long before its time a match counts as soon, and how long after it one that has not begun may still begin. */
const soon = { minutes: 15 };
const late = { hours: 12 };

/** From when on a tournament is worth asking for again and again: an instant, or null while nothing is near. */
export function followFrom({ Rounds }: Tournament, now: Temporal.Instant): string | null {
  const matches = Rounds.flatMap(({ Matches }) => Matches);
  if (matches.some(({ statusId }) => statusId === matchStatus.live)) return now.toString();
  const times = matches
    .filter(({ statusId }) => statusId === matchStatus.upcoming)
    .map(({ scheduleTime }) => instantOf(scheduleTime))
    .filter((time) => time !== null && Temporal.Instant.compare(time, now.subtract(late)) >= 0);
  const [first] = times.toSorted((a, b) => (a && b ? Temporal.Instant.compare(a, b) : 0));
  return first ? first.subtract(soon).toString() : null;
}

function instantOf(time: string | null): Temporal.Instant | null {
  const milliseconds = time === null ? Number.NaN : Date.parse(time);
  return Number.isNaN(milliseconds) ? null : Temporal.Instant.fromEpochMilliseconds(milliseconds);
}
