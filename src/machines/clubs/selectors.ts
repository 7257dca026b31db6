import type { SnapshotFrom } from 'xstate';
import { firstQuestion } from './address.ts';
import type { clubDeskMachine, NamedClub } from './desk.ts';
import type { clubListMachine, ClubRow } from './list.ts';

type List = SnapshotFrom<typeof clubListMachine>;
/** What is done at the list at a moment. */
export type ClubDesk = SnapshotFrom<typeof clubDeskMachine>;

/** Whether something narrows the list. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { name, clubStatusId } = context.question.filters;
  return name !== firstQuestion.filters.name || clubStatusId !== firstQuestion.filters.clubStatusId;
};

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
