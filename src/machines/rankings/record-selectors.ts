import type { SnapshotFrom } from 'xstate';
import type { RecordForm } from '#domain/rankings/record-form.ts';
import { contested } from '#machines/patterns/record-context.ts';
import { rankingRecordRules, type KnownRecord, type rankingRecordMachine } from './record.ts';

type Editor = SnapshotFrom<typeof rankingRecordMachine>;

/** What kind of record is edited, and whether a new one. */
export const selectKind = ({ context }: Editor): Editor['context']['kind'] => context.kind;
export const selectIsNew = ({ context }: Editor): boolean => context.id === null;
export const selectDiscipline = ({ context }: Editor): Editor['context']['discipline'] => context.discipline;

/** The form as it is typed, what it was typed over, and what is known besides. */
export const selectForm = ({ context }: Editor): RecordForm => context.form;
export const selectKnown = ({ context }: Editor): KnownRecord | null => context.known;

/** Whether a call is under way. */
export const selectIsSaving = (editor: Editor): boolean =>
  editor.hasTag('busy') && !editor.matches('deleting');

/** The dialog over the form. */
export const selectDialog = (editor: Editor): 'none' | 'conflict' | 'leaving' | 'confirming' | 'deleting' => {
  if (editor.matches('resolvingConflict')) return 'conflict';
  if (editor.matches('confirmingDelete')) return 'confirming';
  if (editor.matches('deleting')) return 'deleting';
  return editor.matches('leaving') ? 'leaving' : 'none';
};

/** Whether the record can be deleted. */
export const selectCanRemove = (editor: Editor): boolean =>
  editor.context.id !== null && editor.context.kind !== 'rating';

/** What both have changed, and what both have. */
export const selectConflict = ({ context }: Editor) => contested(context, rankingRecordRules);
