import type { SnapshotFrom } from 'xstate';
import type { PlayerField, PlayerForm } from '#domain/players/form.ts';
import { contested, type FieldFault } from '#machines/patterns/record-context.ts';
import { playerRules, type playerFormMachine } from './form.ts';
import type { PlayerFormContext } from './form-context.ts';

type Form = SnapshotFrom<typeof playerFormMachine>;

/** The form as it is typed. */
export const selectForm = ({ context }: Form): PlayerForm => context.form;

/** The name of the person as it was read. */
export const selectName = ({ context: { saved } }: Form): string =>
  `${saved.firstName} ${saved.lastName}`.trim();

/** The name of a person who was read; null for a new one, and until then. */
export const selectKnownName = (form: Form): string | null =>
  form.context.userId === null || selectView(form) !== 'form' ? null : selectName(form);

/** Whether a person is added or changed. */
export const selectMode = ({ context }: Form): 'add' | 'edit' => (context.userId === null ? 'add' : 'edit');

/** Who fills the form in. */
export const selectViewer = ({ context }: Form): PlayerFormContext['viewer'] => context.viewer;

/** What stands on the page. */
export const selectView = (form: Form): 'loading' | 'failed' | 'form' => {
  if (form.matches('loading') || form.matches('recalling')) return 'loading';
  return form.matches('failed') ? 'failed' : 'form';
};

/** The fault that is shown, with its words. */
export const selectFault = ({ context }: Form): FieldFault | null => context.fault;

/** When the changes were made that came back unsaved, until they are kept or discarded. */
export const selectRestoredFrom = ({ context }: Form): string | null => context.restoredFrom;

/** Why the server refused. */
export const selectRefusal = ({ context }: Form): string | null => context.refusal;

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
}: Form): { fields: PlayerField[]; mine: PlayerForm; theirs: PlayerForm } | null =>
  contested(context, playerRules);

/** Whether the clubs can be proposed to whoever has the address. */
export const selectIsTaken = (form: Form): boolean => form.matches({ editing: 'taken' });
