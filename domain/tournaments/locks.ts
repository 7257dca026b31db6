import type { Stage } from './stage.ts';

/** The fields of a tournament that are locked together. */
export type LockGroup =
  | 'about'
  | 'kind'
  | 'shape'
  | 'entry'
  | 'days'
  | 'lastDay'
  | 'length'
  | 'tieBreaks'
  | 'rating'
  | 'level';

/** The fields of each group, by the names that they have in a request. */
export const lockGroups = {
  about: ['name', 'description'],
  kind: ['clubId', 'gameType', 'format', 'entryMode', 'isHandicapped', 'categoryId'],
  shape: ['groupCount', 'qualifierCount', 'hasThirdPlace', 'isLevelAllowed'],
  entry: ['capacity', 'entryOpensAt', 'entryClosesAt', 'needsApproval', 'checkInMinutes'],
  days: ['startDate', 'startTime', 'timeZone'],
  lastDay: ['endDate'],
  length: ['tournamentFrame', 'raceTo', 'targetPoints', 'timeLimit', 'roundLengths'],
  tieBreaks: ['tieBreaks'],
  rating: ['isRated'],
  level: ['levelId'],
} as const satisfies Record<LockGroup, readonly string[]>;

const untilDraw: readonly LockGroup[] = ['shape', 'entry', 'kind'];

/** What can no longer be changed at a stage; `hasEntries` says whether anyone has entered. */
export function tournamentLocks(stage: Stage, hasEntries: boolean): ReadonlySet<LockGroup> {
  const all = Object.keys(lockGroups) as LockGroup[];
  switch (stage) {
    case 'draft':
      return new Set();
    case 'open':
      return new Set(hasEntries ? ['kind'] : []);
    case 'closed':
      return new Set(['kind']);
    case 'drawn':
      return new Set(untilDraw);
    case 'running':
      // The server knows the rounds in which nothing has begun, whose length may still change.
      return new Set([...untilDraw, 'days', 'tieBreaks']);
    case 'finished':
      // What it counts for may still be said once it is over.
      return new Set(all.filter((group) => group !== 'level'));
    case 'cancelled':
      return new Set(all);
  }
}
