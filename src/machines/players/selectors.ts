import type { SnapshotFrom } from 'xstate';
import { firstQuestion } from './address.ts';
import type { NamedPlayer, playerDeskMachine } from './desk.ts';
import type { playerListMachine } from './list.ts';

type List = SnapshotFrom<typeof playerListMachine>;
/** What is done at the list at a moment. */
export type PlayerDesk = SnapshotFrom<typeof playerDeskMachine>;

/** Whether something narrows the list. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { sort: _sort, ...asked } = context.question.filters;
  const { sort: _first, ...unasked } = firstQuestion(asked.group).filters;
  return (
    JSON.stringify(Object.entries(asked).toSorted()) !== JSON.stringify(Object.entries(unasked).toSorted())
  );
};

/** The person who is meant, while something is asked or done about them. */
export const selectPlayer = ({ context }: PlayerDesk): NamedPlayer | null => context.player;

/** What is asked or done about a person. */
export const selectDoing = ({ value }: PlayerDesk): PlayerDesk['value'] => value;

/** The status that the person is to have. */
export const selectStatusId = ({ context }: PlayerDesk): 1 | 2 => context.statusId;
