import type { SnapshotFrom } from 'xstate';
import type { EnteredRow } from './entering-setup.ts';
import type { enteringMachine } from './entering.ts';

/** What a player does at a moment. */
export type Entering = SnapshotFrom<typeof enteringMachine>;

/** The tournament that something is done about. */
export const selectRow = ({ context }: Entering): EnteredRow | null => context.row;

/** The dialog that is open, if any. */
export const selectDialog = (entering: Entering): 'none' | 'enter' | 'withdraw' => {
  const { flow } = entering.value;
  if (flow === 'entering' || entering.matches({ flow: 'confirmingEntry' })) return 'enter';
  if (flow === 'withdrawing' || entering.matches({ flow: 'confirmingWithdrawal' })) return 'withdraw';
  return 'none';
};

/** Whether a call is under way. */
export const selectIsBusy = (entering: Entering): boolean => entering.hasTag('busy');

/** Why the server refused. */
export const selectRefusal = ({ context }: Entering): string | null => context.refusal;
