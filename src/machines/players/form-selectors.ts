import type { SnapshotFrom } from 'xstate';
import { differences, type PlayerField, type PlayerForm } from '#domain/players/form.ts';
import type { playerFormMachine } from './form.ts';
import type { PlayerFormContext } from './form-context.ts';

type Form = SnapshotFrom<typeof playerFormMachine>;
type StatusId = NonNullable<PlayerFormContext['statusId']>;

/** The form as it is typed. */
export const selectForm = ({ context }: Form): PlayerForm => context.form;

/** The name of the person as it was read. */
export const selectName = ({ context: { saved } }: Form): string =>
  `${saved.firstName} ${saved.lastName}`.trim();

/** Whether a person is added or changed. */
export const selectMode = ({ context }: Form): 'add' | 'edit' => (context.userId === null ? 'add' : 'edit');

/** Who fills the form in. */
export const selectViewer = ({ context }: Form): PlayerFormContext['viewer'] => context.viewer;

/** What stands on the page. */
export const selectView = (form: Form): 'loading' | 'failed' | 'form' => {
  if (form.matches('loading')) return 'loading';
  return form.matches('failed') ? 'failed' : 'form';
};

/** The fault that is shown, with its words. */
export const selectFault = ({ context }: Form): PlayerFormContext['fault'] => context.fault;

/** Why the server refused. */
export const selectRefusal = ({ context }: Form): string | null => context.refusal;

/** Whether the form takes no typing now. */
export const selectIsLocked = (form: Form): boolean => !form.matches('editing');

/** Whether a call is under way. */
export const selectIsSaving = (form: Form): boolean => form.hasTag('busy');

/** The dialog over the form. */
export const selectDialog = (form: Form): 'none' | 'differing' | 'leaving' => {
  if (form.matches('differing')) return 'differing';
  return form.matches('leaving') ? 'leaving' : 'none';
};

/** What differs between this form and what someone else has saved, and what both have. */
export const selectDifference = ({
  context: { form, theirs },
}: Form): { fields: PlayerField[]; mine: PlayerForm; theirs: PlayerForm } | null =>
  theirs && { fields: differences(form, theirs.form), mine: form, theirs: theirs.form };

/** The status as it was read and as someone else has set it; null where it is the same. */
export const selectStatusDifference = ({
  context: { statusId, theirs },
}: Form): { mine: StatusId; theirs: StatusId } | null =>
  statusId === null || theirs === null || theirs.statusId === statusId
    ? null
    : { mine: statusId, theirs: theirs.statusId };

/** Whether the clubs can be proposed to whoever has the address. */
export const selectIsTaken = (form: Form): boolean => form.matches({ editing: 'taken' });
