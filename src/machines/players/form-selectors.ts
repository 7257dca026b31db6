import type { SnapshotFrom } from 'xstate';
import type { PlayerField, PlayerForm } from '#domain/players/form.ts';
import { selectView } from '#machines/patterns/record-selectors.ts';
import { contested } from '#machines/patterns/record-context.ts';
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

/** Whether a call is under way. */
export const selectIsSaving = (form: Form): boolean => form.hasTag('busy');

/** What both have changed, and what both have. */
export const selectConflict = ({
  context,
}: Form): { fields: PlayerField[]; mine: PlayerForm; theirs: PlayerForm } | null =>
  contested(context, playerRules);

/** Whether the clubs can be proposed to whoever has the address. */
export const selectIsTaken = (form: Form): boolean => form.matches({ editing: 'taken' });
