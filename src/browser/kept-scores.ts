import { fromPromise } from 'xstate';
import { readKept, type KeptScores } from '#domain/scoring/waiting.ts';
import { readScores, writeScores } from './storage.ts';

/** Whose scores of which match. */
export type ScoresKey = { userId: number; matchId: number };

/** Reads what this device keeps of a match that is scored on it. */
export const recallScores = fromPromise<KeptScores, ScoresKey>(async ({ input }) =>
  readKept(readScores(input.userId, input.matchId)),
);

/** Keeps on this device what the server does not have yet; nothing is kept of nothing. */
export function keepScores({ userId, matchId }: ScoresKey, kept: KeptScores): void {
  const isNothing = kept.waiting.length === 0 && kept.steps.length === 0;
  writeScores(userId, matchId, isNothing ? null : kept);
}
