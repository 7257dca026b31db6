import type { SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import type { enterableListMachine, EnterableRow } from './enterable-list.ts';
import type { EnterableQuestion } from './entering-address.ts';
import type { EnteredRow } from './entering-setup.ts';
import type { enteringMachine } from './entering.ts';

type List = SnapshotFrom<typeof enterableListMachine>;
/** What a player does at a moment. */
export type Entering = SnapshotFrom<typeof enteringMachine>;

/** What the list is asked. */
export const selectQuestion = ({ context }: List): EnterableQuestion => context.question;

/** The page of tournaments that is shown, and when it was read. */
export const selectRows = ({ context }: List): readonly EnterableRow[] => context.rows;
export const selectReadAt = ({ context }: List): string | null => context.readAt;

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
