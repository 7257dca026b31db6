import type { SnapshotFrom } from 'xstate';
import type { NamedTournament, tournamentActionsMachine } from './actions.ts';
import { firstQuestion } from './managed-address.ts';
import type { managedListMachine } from './managed-list.ts';

type List = SnapshotFrom<typeof managedListMachine>;
/** What is done at the list at a moment. */
export type TournamentActions = SnapshotFrom<typeof tournamentActionsMachine>;

/** Whether something narrows the list. */
export const selectIsNarrowed = ({ context: { question } }: List): boolean =>
  question.filters.search !== firstQuestion.filters.search || question.filters.stage !== null;

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
