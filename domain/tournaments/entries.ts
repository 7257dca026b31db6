import { transition } from 'xstate';
import { entryMachine, type EntryEvent, type EntryFacts } from '#domain/machines/entry.ts';
import type { Stage } from './stage.ts';

/** The entry of a player as it is kept. */
export type EntryStatus =
  | 'requested'
  | 'waiting'
  | 'confirmed'
  | 'checkedIn'
  | 'withdrawn'
  | 'refused'
  | 'noShow'
  | 'disqualified';

/** What moves an entry on. */
export type EntryMove = EntryEvent['type'];

/** What somebody does about an entry that is there. */
export type EntryAct = 'confirm' | 'refuse' | 'withdraw' | 'checkIn' | 'undoCheckIn' | 'disqualify';

/** What players do about their own entries. */
export const ownActs: ReadonlySet<EntryAct> = new Set(['withdraw', 'checkIn']);

/** Where a move leads; null where the entry, or what is known, does not allow it. */
export function moveEntry(
  status: EntryStatus | 'none',
  type: EntryMove,
  facts: EntryFacts,
): EntryStatus | null {
  const event = { type, ...facts };
  const before = entryMachine.resolveState({ value: status });
  if (!before.can(event)) return null;
  return transition(entryMachine, before, event)[0].value as EntryStatus;
}

/** Why an entry cannot be moved so. */
export function entryFault(
  status: EntryStatus,
  type: EntryMove,
  facts: EntryFacts,
): 'check_in_closed' | 'entry_status' | 'tournament_full' {
  if (moveEntry(status, type, { ...facts, hasRoom: true }) !== null) return 'tournament_full';
  return moveEntry(status, type, { ...facts, isCheckInOpen: true }) === null
    ? 'entry_status'
    : 'check_in_closed';
}

/** Whether an entry holds a place in the field. */
export function holdsPlace(status: EntryStatus | 'none'): boolean {
  return status === 'confirmed' || status === 'checkedIn';
}

/** The ids of those who are seeded, the best first. */
export const seedOrder = (entries: readonly { userId: number; seed: number | null }[]): number[] =>
  entries
    .filter(({ seed }) => seed !== null)
    .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
    .map(({ userId }) => userId);

/** What decides whether players can enter; times in milliseconds. */
export type EntryWindow = { stage: Stage; opensAt: number | null; closesAt: number | null };

/** Why nobody can enter at a moment, or null. */
export function enteringFault(
  { stage, opensAt, closesAt }: EntryWindow,
  now: number,
): 'entry_closed' | 'entry_not_open' | null {
  if (stage !== 'open' || closesAt === null || now >= closesAt) return 'entry_closed';
  return opensAt !== null && now < opensAt ? 'entry_not_open' : null;
}

/** What decides when players check in. */
export type CheckInSettings = {
  checkInMinutes: number;
  startDate: string | null;
  startTime: string | null;
  timeZone: string;
};

/**
 * From when until when players check in, in milliseconds; null where they do not. Without a start time they have the whole
 * first day.
 */
export function checkInTimes({
  checkInMinutes,
  startDate,
  startTime,
  timeZone,
}: CheckInSettings): { opensAt: number; closesAt: number } | null {
  if (checkInMinutes === 0 || startDate === null) return null;
  const day = Temporal.PlainDate.from(startDate);
  const begins = day.toZonedDateTime({ timeZone, plainTime: startTime ?? '00:00' });
  const closes = startTime === null ? day.add({ days: 1 }).toZonedDateTime({ timeZone }) : begins;
  return {
    opensAt: begins.epochMilliseconds - checkInMinutes * 60_000,
    closesAt: closes.epochMilliseconds,
  };
}
