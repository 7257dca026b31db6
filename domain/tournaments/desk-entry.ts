import type { Stage } from './stage.ts';
import { moveEntry, type EntryAct, type EntryStatus } from './entries.ts';

/** What decides what those who run a tournament can do about an entry. */
export type DeskFacts = { stage: Stage; hasRoom: boolean };

/** The stages of play, at which others depend on whoever leaves. */
export const isInPlay = (stage: Stage): boolean => stage === 'drawn' || stage === 'running';

/** Whether who runs a tournament can move an entry so; check-in is open for them at any time before the draw. */
export function canAct(act: EntryAct, status: EntryStatus, { stage, hasRoom }: DeskFacts): boolean {
  if (stage !== 'open' && stage !== 'closed' && !isInPlay(stage)) return false;
  const facts = {
    needsApproval: false,
    hasRoom,
    isCheckInOpen: true,
    isCheckInUsed: true,
    isDrawn: isInPlay(stage),
  };
  return moveEntry(status, act, facts) !== null;
}

/** What is asked first, because a player loses something by it. */
export const isHarsh = (act: EntryAct): act is 'refuse' | 'withdraw' | 'disqualify' =>
  act === 'refuse' || act === 'withdraw' || act === 'disqualify';
