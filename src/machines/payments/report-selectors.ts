import type { SnapshotFrom } from 'xstate';
import type { PaymentReport } from '#api/payments.ts';
import type { paymentReportMachine, Step } from './report.ts';

type Snapshot = SnapshotFrom<typeof paymentReportMachine>;

/** The currencies in which something has been paid. */
export const selectCurrencies = ({ context }: Snapshot): string =>
  [...new Set(context.rows.map(({ currency }) => currency))].toSorted().join(' ');

/** The sums of all currencies. */
export const selectSums = ({ context }: Snapshot): PaymentReport['rows'] => context.rows;

/** The currency that the chart is of. */
export const selectCurrency = ({ context }: Snapshot): string => context.currency ?? '';

/** By what the sums are made. */
export const selectStep = ({ context }: Snapshot): Step => context.by;

/** What the page shows. */
export const selectScreen = (snapshot: Snapshot): 'loading' | 'failed' | 'empty' | 'shown' => snapshot.value;

/** Why nothing can be shown. */
export const selectReason = ({ context }: Snapshot): string | null => context.reason;
