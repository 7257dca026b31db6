import type { SnapshotFrom } from 'xstate';
import type { TransactionPage } from '#api/payments.ts';
import { problemText } from '#api/problem.ts';
import { defaultPageSize } from '#domain/paging.ts';
import { writeAddress, type ledgerMachine, type LedgerQuestion, type LedgerRow } from './ledger.ts';
import type { ledgerDeskMachine } from './ledger-desk.ts';

type List = SnapshotFrom<typeof ledgerMachine>;
type Desk = SnapshotFrom<typeof ledgerDeskMachine>;

/** What the ledger is asked. */
export const selectQuestion = ({ context }: List): LedgerQuestion => context.question;

/** The page that is shown. */
export const selectRows = ({ context }: List): readonly LedgerRow[] => context.rows;

/** Transactions on all pages. */
export const selectTotal = ({ context }: List): number => context.total;

/** What has been paid on all pages, by currency. */
export const selectTotals = ({ context }: List): TransactionPage['totals'] => context.besides ?? none;
const none: TransactionPage['totals'] = [];

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

/** Whether something narrows the list, so that nothing may only mean nothing of that kind. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { filters } = context.question;
  return writeAddress({ filters, page: 1, size: defaultPageSize }) !== '';
};

/** Why nothing can be shown. */
export const selectReason = ({ context: { problem } }: List): string =>
  problem === null ? '' : problemText(problem);

/** The transaction whose receipt is shown. */
export const selectReceipt = (desk: Desk): LedgerRow | null =>
  desk.matches('reading') ? desk.context.transaction : null;

/** Whether the file is being made. */
export const selectIsExporting = (desk: Desk): boolean => desk.matches('exporting');
