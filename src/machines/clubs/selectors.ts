import type { SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import { firstQuestion, type ClubQuestion } from './address.ts';
import type { clubDeskMachine, NamedClub } from './desk.ts';
import type { clubListMachine, ClubRow } from './list.ts';

type List = SnapshotFrom<typeof clubListMachine>;
/** What is done at the list at a moment. */
export type ClubDesk = SnapshotFrom<typeof clubDeskMachine>;

/** What the list is asked. */
export const selectQuestion = ({ context }: List): ClubQuestion => context.question;

/** Whether something narrows the list. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { name, clubStatusId } = context.question.filters;
  return name !== firstQuestion.filters.name || clubStatusId !== firstQuestion.filters.clubStatusId;
};

/** The page of clubs that is shown. */
export const selectRows = ({ context }: List): readonly ClubRow[] => context.rows;

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

/** The selected club, while something is asked or done about it. */
export const selectClub = ({ context }: ClubDesk): NamedClub | null => context.club;

/** What is asked or done about a club. */
export const selectChange = (
  desk: ClubDesk,
): 'idle' | 'asking' | 'switching' | 'confirmingDelete' | 'removing' | 'refused' => desk.value;

/** Why the club was not deleted. */
export const selectRefusal = ({ context }: ClubDesk): string | null => context.refusal;

/** The status that a club's switch shows: the one it is to have while it is being switched. */
export const statusShown = (desk: ClubDesk, { clubId, clubStatusId }: ClubRow): 1 | 2 =>
  desk.matches('switching') && desk.context.club?.clubId === clubId
    ? (desk.context.clubStatusId ?? clubStatusId)
    : clubStatusId;
