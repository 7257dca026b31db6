import type { SnapshotFrom } from 'xstate';
import type { Transaction } from '#api/payments.ts';
import type { resultMachine } from './result.ts';

type Snapshot = SnapshotFrom<typeof resultMachine>;

/** What the page shows. */
export const selectOutcome = (
  snapshot: Snapshot,
): 'verifying' | 'processing' | 'late' | 'succeeded' | 'failed' | 'refunded' | 'unknown' | 'nameless' =>
  snapshot.value === 'arriving' ? 'verifying' : snapshot.value;

/** The payment as the server has it; null where nothing may be claimed of it. */
export const selectTransaction = (snapshot: Snapshot): Transaction | null =>
  ['verifying', 'unknown'].includes(selectOutcome(snapshot)) ? null : snapshot.context.transaction;

/** Why nobody could say. */
export const selectReason = ({ context }: Snapshot): string | null => context.reason;
