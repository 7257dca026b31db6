import type { SnapshotFrom } from 'xstate';
import type { TableForm } from '#domain/tables/form.ts';
import { contested } from '#machines/patterns/record-context.ts';
import type { tableDeskMachine } from './desk.ts';
import type { NamedTable } from './desk-setup.ts';
import { tableRules, type tableFormMachine } from './form.ts';

/** What is done at the list at a moment. */
export type TableDesk = SnapshotFrom<typeof tableDeskMachine>;
type Form = SnapshotFrom<typeof tableFormMachine>;

/** The table that something is done to. */
export const selectTable = ({ context }: TableDesk): NamedTable | null => context.table;

/** What is asked or done about a table. */
export const selectDoing = ({ value }: TableDesk): TableDesk['value'] => value;

/** The form as it is typed. */
export const selectForm = ({ context }: Form): TableForm => context.form;

/** The form as it was read. */
export const selectSaved = ({ context }: Form): TableForm => context.saved;

/** What an hour can cost at the club; null before it is known. */
export const selectTariffs = ({ context }: Form) => context.tariffs;

/** Whether a table is added or changed. */
export const selectMode = ({ context }: Form): 'add' | 'edit' => (context.tableId === null ? 'add' : 'edit');

/** Whether a call is under way. */
export const selectIsSaving = (form: Form): boolean => form.hasTag('busy');

/** What both have changed, and what both have. */
export const selectConflict = ({
  context,
}: Form): { fields: (keyof TableForm)[]; mine: TableForm; theirs: TableForm } | null =>
  contested(context, tableRules);
