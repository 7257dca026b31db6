import type { SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import type { Statistics, StatisticsQuery } from '#api/statistics.ts';
import type { statisticsMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof statisticsMachine>;

/** What stands on the page: the figures, that there are none, why there are none, or that they are on their way. */
export const selectState = (snapshot: Snapshot): 'loading' | 'failed' | 'empty' | 'shown' => {
  if (snapshot.matches({ asking: 'loading' })) return 'loading';
  if (snapshot.matches({ asking: 'failed' }) || snapshot.matches({ asking: 'missing' })) return 'failed';
  return snapshot.context.answer?.matches.played ? 'shown' : 'empty';
};

export const selectFigures = ({ context }: Snapshot): Statistics | null => context.answer;

/** The game of which the figures are; null for all. */
export const selectGame = ({ context }: Snapshot): NonNullable<StatisticsQuery['gameType']> | null =>
  context.question.gameType ?? null;

/** Whether the last refresh failed. */
export const selectIsStale = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: { shown: 'stale' } }) || snapshot.matches({ asking: { shown: 'retrying' } });

/** Whether another try can help. */
export const selectMayRetry = (snapshot: Snapshot): boolean => snapshot.can({ type: 'retry' });

/** Why nothing can be shown. */
export const selectReason = ({ context: { problem } }: Snapshot): string =>
  problem === null ? '' : problemText(problem);
