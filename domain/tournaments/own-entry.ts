import type { Stage } from './stage.ts';
import { enteringFault, moveEntry, type EntryStatus } from './entries.ts';

/** What a player's own steps depend on; times are instants in ISO 8601. */
export type OwnEntryFacts = {
  stage: Stage;
  entryOpensAt: string | null;
  entryClosesAt: string | null;
  needsApproval: boolean;
  checkInOpensAt: string | null;
  checkInClosesAt: string | null;
  myEntry: { status: EntryStatus } | null;
};

/** What a player can do about the own entry. */
export type OwnStep = 'enter' | 'withdraw' | 'checkIn';

const millis = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

/** Whether a player can take a step at a moment, in milliseconds; the server decides who is eligible. */
export function canStep(step: OwnStep, facts: OwnEntryFacts, now: number): boolean {
  const { stage, needsApproval, myEntry } = facts;
  if (stage !== 'open' && stage !== 'closed') return false;
  const opensAt = millis(facts.checkInOpensAt);
  const closesAt = millis(facts.checkInClosesAt);
  const known = {
    needsApproval,
    hasRoom: true,
    isCheckInOpen: opensAt !== null && opensAt <= now && (closesAt === null || now < closesAt),
    isCheckInUsed: opensAt !== null,
    isDrawn: false,
  };
  const status = myEntry?.status ?? 'none';
  if (step !== 'enter') return moveEntry(status, step, known) !== null;
  const window = { stage, opensAt: millis(facts.entryOpensAt), closesAt: millis(facts.entryClosesAt) };
  return enteringFault(window, now) === null && moveEntry(status, 'ask', known) !== null;
}

/** The next moment at which what a player can do may change, in ISO 8601; null where none is to come. */
export function nextChange(rows: readonly OwnEntryFacts[], now: number): string | null {
  const moments = rows
    .flatMap((row) => [row.entryOpensAt, row.entryClosesAt, row.checkInOpensAt, row.checkInClosesAt])
    .filter((moment) => moment !== null)
    .filter((moment) => Date.parse(moment) > now);
  return moments.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
