import type { SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import type { ChannelClub, channelClubsMachine, ChannelClubQuestion } from './clubs.ts';

type List = SnapshotFrom<typeof channelClubsMachine>;

/** What the list is asked. */
export const selectQuestion = ({ context }: List): ChannelClubQuestion => context.question;

/** The page of clubs that is shown. */
export const selectClubs = ({ context }: List): readonly ChannelClub[] => context.rows;

/** Clubs on all pages. */
export const selectTotal = ({ context }: List): number => context.total;

/** What stands where the rows stand: rows, their skeleton, nothing at all, or a reason. */
export const selectListState = (list: List): 'loading' | 'failed' | 'empty' | 'shown' => {
  if (list.matches({ listing: 'loading' })) return 'loading';
  if (list.matches({ listing: 'failed' })) return 'failed';
  return list.matches({ listing: { answered: { rows: 'empty' } } }) ? 'empty' : 'shown';
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
