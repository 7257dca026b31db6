import type { SnapshotFrom } from 'xstate';
import { appWords as words } from '#domain/words/apps.ts';
import type { AppField } from './context.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import type { appsMachine } from './machine.ts';
import { formOf, type AppForm } from './payload.ts';

type AppDifference = { field: keyof AppForm; mine: string; theirs: string };
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
): 'none' | 'entering' | 'resolvingConflict' | 'linking' | 'choosing' | 'asking' | 'confirmingWithdrawal' {
  if (snapshot.matches('resolvingConflict')) return 'resolvingConflict';
  if (snapshot.matches('entering') || isSaving(snapshot)) return 'entering';
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

/** The fields in which this form and what someone else has saved differ, as both have them. */
export const selectDifferences = ({ context: { form, theirs } }: Snapshot): AppDifference[] => {
  if (theirs === null) return [];
  const mine = textsOf(form);
  const other = textsOf(formOf(theirs));
  return (['appName', 'description', 'isActive'] as const)
    .filter((field) => mine[field] !== other[field])
    .map((field) => ({ field, mine: mine[field], theirs: other[field] }));
};

const isSaving = (snapshot: Snapshot): boolean =>
  snapshot.matches('adding') || snapshot.matches('updating') || snapshot.matches('comparing');

const textsOf = ({ appName, description, isActive }: AppForm): Record<keyof AppForm, string> => ({
  appName,
  description: description === '' ? words.nothing : description,
  isActive: isActive ? words.active : words.inactive,
});

/** The fault that is shown, with its words. */
export const selectFault = ({ context }: Snapshot): FieldFault<AppField> | null => context.fault;
