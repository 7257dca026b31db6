import type { SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import type { NamedTournament, tournamentActionsMachine } from './actions.ts';
import { firstQuestion, type ManagedQuestion } from './managed-address.ts';
import type { managedListMachine, ManagedRow } from './managed-list.ts';

type List = SnapshotFrom<typeof managedListMachine>;
/** What is done at the list at a moment. */
export type TournamentActions = SnapshotFrom<typeof tournamentActionsMachine>;

/** What the list is asked. */
export const selectQuestion = ({ context }: List): ManagedQuestion => context.question;

/** Whether something narrows the list. */
export const selectIsNarrowed = ({ context: { question } }: List): boolean =>
  question.filters.search !== firstQuestion.filters.search || question.filters.stage !== null;

/** The page of tournaments that is shown. */
export const selectRows = ({ context }: List): readonly ManagedRow[] => context.rows;

/** Tournaments on all pages. */
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

/** The tournament that something is done to. */
export const selectRow = ({ context }: TournamentActions): NamedTournament | null => context.row;

/** The dialog that stands over the list, if any. */
export const selectDialog = (actions: TournamentActions): 'none' | 'cancel' | 'delete' | 'refused' => {
  if (actions.matches('confirmingCancel') || actions.matches('cancelling')) return 'cancel';
  if (actions.matches('confirmingDelete') || actions.matches('deleting')) return 'delete';
  return actions.matches('refused') ? 'refused' : 'none';
};

/** Whether a call is under way. */
export const selectIsBusy = (actions: TournamentActions): boolean => actions.hasTag('busy');

/** Why the tournament is cancelled, as typed, and what is wrong with that. */
export const selectCancelReason = ({ context }: TournamentActions): string => context.reason;
export const selectReasonFault = ({ context }: TournamentActions): string | null => context.fault;

/** Why the server refused, and what it says is missing. */
export const selectRefusal = ({ context }: TournamentActions): string | null => context.refusal;
export const selectMissing = ({ context }: TournamentActions): readonly string[] => context.missing;
