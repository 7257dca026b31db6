import type { SnapshotFrom } from 'xstate';
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
