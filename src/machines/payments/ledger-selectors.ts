import type { SnapshotFrom } from 'xstate';
import type { TransactionPage } from '#api/payments.ts';
import { defaultPageSize } from '#domain/paging.ts';
import { writeAddress, type ledgerMachine, type LedgerRow } from './ledger.ts';
import type { ledgerDeskMachine } from './ledger-desk.ts';

type List = SnapshotFrom<typeof ledgerMachine>;
type Desk = SnapshotFrom<typeof ledgerDeskMachine>;

/** What has been paid on all pages, by currency. */
export const selectTotals = ({ context }: List): TransactionPage['totals'] => context.besides ?? none;
const none: TransactionPage['totals'] = [];

/** Whether something narrows the list, so that nothing may only mean nothing of that kind. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { filters } = context.question;
  return writeAddress({ filters, page: 1, size: defaultPageSize }) !== '';
};

/** The transaction whose receipt is shown. */
export const selectReceipt = (desk: Desk): LedgerRow | null =>
  desk.matches('reading') ? desk.context.transaction : null;

/** Whether the file is being made. */
export const selectIsExporting = (desk: Desk): boolean => desk.matches('exporting');
