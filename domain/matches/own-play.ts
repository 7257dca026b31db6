import type { components } from '#contract/api.gen.ts';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { cityOf } from '#domain/dates/zone.ts';
import { myPlayWords as words } from '#domain/words/my-play.ts';
import { matchStatus } from './status.ts';

type Match = components['schemas']['Match'];
type CheckIn = components['schemas']['OwnCheckIn'];

/** How it stands with a match before somebody who takes part in it. */
export type Standing = 'called' | 'live' | 'planned' | 'unplanned' | 'waiting';

/** How it stands with a match: whoever is called has to come, whatever time was planned. */
export function standingOf({
  statusId,
  calledAt,
  scheduleTime,
  playerId1,
  playerId2,
}: Pick<Match, 'calledAt' | 'playerId1' | 'playerId2' | 'scheduleTime' | 'statusId'>): Standing {
  if (statusId === matchStatus.live) return 'live';
  if (calledAt !== null) return 'called';
  if (playerId1 === null || playerId2 === null) return 'waiting';
  return scheduleTime === null ? 'unplanned' : 'planned';
}

/** The moment of a match on the clocks of its hall and, where they differ, on those of who reads. */
export function timesOf(instant: string | null, hallZone: string, ownZone: string): string[] {
  const hall = fixtureTime(instant, hallZone);
  if (!hall) return [];
  const own = fixtureTime(instant, ownZone);
  const local = words.local(hall.text, cityOf(hall.timeZone));
  return own === null || own.text === hall.text ? [local] : [words.own(own.text), local];
}

/** Whether a check-in can be used at a moment, comes later, or is done. */
export function checkInState({ opensAt, isCheckedIn }: CheckIn, now: number): 'done' | 'later' | 'open' {
  if (isCheckedIn) return 'done';
  return Date.parse(opensAt) <= now ? 'open' : 'later';
}
