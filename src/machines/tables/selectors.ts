import type { SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import type { TableForm } from '#domain/tables/form.ts';
import { contested, type FieldFault } from '#machines/patterns/record-context.ts';
import type { tableDeskMachine } from './desk.ts';
import type { NamedTable } from './desk-setup.ts';
import { tableRules, type tableFormMachine } from './form.ts';
import type { tableListMachine, TableRow } from './list.ts';

type List = SnapshotFrom<typeof tableListMachine>;
/** What is done at the list at a moment. */
export type TableDesk = SnapshotFrom<typeof tableDeskMachine>;
type Form = SnapshotFrom<typeof tableFormMachine>;

/** The tables as the server has ordered them. */
export const selectRows = ({ context }: List): readonly TableRow[] => context.rows;

/** What stands where the tables stand. */
export const selectListState = (list: List): 'loading' | 'failed' | 'empty' | 'shown' => {
  if (list.matches({ listing: 'loading' })) return 'loading';
  if (list.matches({ listing: 'failed' })) return 'failed';
  return list.matches({ listing: { answered: { rows: 'empty' } } }) ? 'empty' : 'shown';
};

/** Whether the last refresh failed. */
export const selectIsStale = (list: List): boolean =>
  list.matches({ listing: { answered: { upkeep: 'stale' } } }) ||
  list.matches({ listing: { answered: { upkeep: 'retrying' } } });

/** Why nothing can be shown. */
export const selectReason = ({ context: { problem } }: List): string =>
  problem === null ? '' : problemText(problem);

/** The instant of the last answer. */
export const selectReadAt = ({ context }: List): string | null => context.readAt;

/** The table that something is done to. */
export const selectTable = ({ context }: TableDesk): NamedTable | null => context.table;

/** What is asked or done about a table. */
export const selectDoing = ({ value }: TableDesk): TableDesk['value'] => value;

/** Why the table was not deleted. */
export const selectRefusal = ({ context }: TableDesk): string | null => context.refusal;

/** The form as it is typed. */
export const selectForm = ({ context }: Form): TableForm => context.form;

/** The form as it was read. */
export const selectSaved = ({ context }: Form): TableForm => context.saved;

/** What an hour can cost at the club; null before it is known. */
export const selectTariffs = ({ context }: Form) => context.tariffs;

/** Whether a table is added or changed. */
export const selectMode = ({ context }: Form): 'add' | 'edit' => (context.tableId === null ? 'add' : 'edit');

/** What stands on the page. */
export const selectView = (form: Form): 'loading' | 'failed' | 'form' => {
  if (form.matches('loading') || form.matches('recalling')) return 'loading';
  return form.matches('failed') ? 'failed' : 'form';
};

/** The fault that is shown. */
export const selectFault = ({ context: { fault } }: Form): FieldFault | null => fault;

/** When the changes were made that came back unsaved, until they are kept or discarded. */
export const selectRestoredFrom = ({ context }: Form): string | null => context.restoredFrom;

/** Why the server refused. */
export const selectFormRefusal = ({ context }: Form): string | null => context.refusal;

/** Whether the form takes no typing now. */
export const selectIsLocked = (form: Form): boolean => !form.matches('editing');

/** Whether a call is under way. */
export const selectIsSaving = (form: Form): boolean => form.hasTag('busy');

/** The dialog over the form. */
export const selectDialog = (form: Form): 'none' | 'conflict' | 'leaving' => {
  if (form.matches('resolvingConflict')) return 'conflict';
  return form.matches('leaving') ? 'leaving' : 'none';
};

/** What both have changed, and what both have. */
export const selectConflict = ({
  context,
}: Form): { fields: (keyof TableForm)[]; mine: TableForm; theirs: TableForm } | null =>
  contested(context, tableRules);
