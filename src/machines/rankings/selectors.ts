import type { SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import type { rankingMachine } from './ranking.ts';
import type { ratingsMachine } from './ratings.ts';

type List = SnapshotFrom<typeof rankingMachine> | SnapshotFrom<typeof ratingsMachine>;

/** What stands where the rows stand. */
export const selectListState = (list: List): 'loading' | 'missing' | 'failed' | 'empty' | 'shown' => {
  if (list.matches({ listing: 'answered' })) {
    return list.matches({ listing: { answered: { rows: 'empty' } } }) ? 'empty' : 'shown';
  }
  if (!list.matches({ listing: 'failed' })) return 'loading';
  return list.context.problem?.status === 404 ? 'missing' : 'failed';
};

/** Whether another page is on its way while the one before is still shown. */
export const selectIsTurning = (list: List): boolean =>
  list.matches({ listing: { answered: { upkeep: 'turning' } } });

/** Whether the last refresh failed. */
export const selectIsStale = (list: List): boolean =>
  list.matches({ listing: { answered: { upkeep: 'stale' } } }) ||
  list.matches({ listing: { answered: { upkeep: 'retrying' } } });

/** Why nothing can be shown. */
export const selectReason = ({ context: { problem } }: List): string =>
  problem === null ? '' : problemText(problem);
