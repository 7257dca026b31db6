import type { SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import { firstQuestion, type PlayerQuestion } from './address.ts';
import type { NamedPlayer, playerDeskMachine } from './desk.ts';
import type { playerListMachine, PlayerRow } from './list.ts';

type List = SnapshotFrom<typeof playerListMachine>;
/** What is done at the list at a moment. */
export type PlayerDesk = SnapshotFrom<typeof playerDeskMachine>;

/** What the list is asked. */
export const selectQuestion = ({ context }: List): PlayerQuestion => context.question;

/** Whether something narrows the list. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { sort: _sort, ...asked } = context.question.filters;
  const { sort: _first, ...unasked } = firstQuestion(asked.group).filters;
  return (
    JSON.stringify(Object.entries(asked).toSorted()) !== JSON.stringify(Object.entries(unasked).toSorted())
  );
};

/** The page of people that is shown. */
export const selectRows = ({ context }: List): readonly PlayerRow[] => context.rows;

/** People on all pages. */
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

/** The person who is meant, while something is asked or done about them. */
export const selectPlayer = ({ context }: PlayerDesk): NamedPlayer | null => context.player;

/** What is asked or done about a person. */
export const selectDoing = ({ value }: PlayerDesk): PlayerDesk['value'] => value;

/** The status that the person is to have. */
export const selectStatusId = ({ context }: PlayerDesk): 1 | 2 => context.statusId;
