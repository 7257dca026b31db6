import type { SnapshotFrom } from 'xstate';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import type { scoringMachine } from './machine.ts';
import { standing, undoEntry } from './standing.ts';

type Scoring = SnapshotFrom<typeof scoringMachine>;

/** The match as the scorer knows it, with what waits. */
export const selectStanding = ({ context }: Scoring): ScoredMatch => standing(context);

/** What can be written now; null while the device is asked. */
export const selectStage = (scoring: Scoring): 'upcoming' | 'live' | 'decided' | 'asking' | 'over' | null => {
  for (const stage of ['upcoming', 'live', 'decided', 'asking', 'over'] as const) {
    if (scoring.matches({ scoring: { desk: stage } })) return stage;
  }
  return null;
};

/** How sending stands. */
export const selectLine = (scoring: Scoring): 'idle' | 'sending' | 'lost' | 'refused' => {
  for (const line of ['sending', 'lost', 'refused'] as const) {
    if (scoring.matches({ scoring: { line } })) return line;
  }
  return 'idle';
};

export const selectWaitingCount = ({ context }: Scoring): number => context.waiting.length;
export const selectFault = ({ context }: Scoring): string | null => context.fault;
export const selectRefusal = ({ context }: Scoring) => context.refusal;
export const selectCanUndo = ({ context }: Scoring): boolean => undoEntry(context) !== null;
