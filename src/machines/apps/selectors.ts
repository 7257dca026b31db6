import type { SnapshotFrom } from 'xstate';
import type { AppField } from './context.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import type { appsMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof appsMachine>;

/** What stands on the page. */
export function selectView(snapshot: Snapshot): 'loading' | 'failed' | 'empty' | 'apps' {
  const { apps } = snapshot.context;
  if (snapshot.matches('failed')) return 'failed';
  if (apps === null) return 'loading';
  return apps.length === 0 ? 'empty' : 'apps';
}

/** The dialog over the page. */
export function selectDialog(
  snapshot: Snapshot,
): 'none' | 'describing' | 'linking' | 'choosing' | 'asking' | 'confirmingWithdrawal' {
  if (snapshot.matches('describing') || snapshot.matches('adding') || snapshot.matches('updating'))
    return 'describing';
  if (snapshot.matches('linking') || snapshot.matches('sending')) return 'linking';
  if (snapshot.matches('choosing') || snapshot.matches('uploading')) return 'choosing';
  if (snapshot.matches('asking') || snapshot.matches('releasing')) return 'asking';
  return snapshot.matches('confirmingWithdrawal') || snapshot.matches('withdrawing')
    ? 'confirmingWithdrawal'
    : 'none';
}

/** Whether something is on its way. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether the dialog can be left. */
export const selectCanLeave = (snapshot: Snapshot): boolean => snapshot.can({ type: 'cancel' });

/** Whether nothing can be begun now. */
export const selectIsLocked = (snapshot: Snapshot): boolean => !snapshot.matches('shown');

/** The fault that is shown, with its words. */
export const selectFault = ({ context }: Snapshot): FieldFault<AppField> | null => context.fault;
