import type { SnapshotFrom } from 'xstate';
import { clashes, isSameProfile, type ProfileField, type ProfileForm } from '#domain/profile/form.ts';
import type { FormFault } from './form.ts';
import type { profileMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** The form as it is typed, or null before the profile has been read. */
export const selectForm = (snapshot: Snapshot): ProfileForm | null =>
  snapshot.matches('recalling') ? null : snapshot.context.form;

/** The address one signs in with. */
export const selectEmail = ({ context }: Snapshot): string => context.email;

/** What is to be mended first. */
export const selectFault = ({ context }: Snapshot): FormFault | null => context.fault;

/** What the server said, while its banner is shown. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.refusal : null;

/** Why the profile could not be read, or null. */
export const selectFailure = (snapshot: Snapshot): string | null =>
  snapshot.matches('failed') ? snapshot.context.refusal : null;

/** Whether the form takes no typing now. */
export const selectIsLocked = (snapshot: Snapshot): boolean => !snapshot.matches('editing');

/** Whether the changes are on their way. */
export const selectIsSaving = (snapshot: Snapshot): boolean =>
  snapshot.matches('saving') || snapshot.matches('comparing');

/** The fields that were changed here and elsewhere, as both have them; null unless they are compared. */
export const selectDifference = (
  snapshot: Snapshot,
): { fields: ProfileField[]; mine: ProfileForm; theirs: ProfileForm } | null => {
  const { form, saved, theirs } = snapshot.context;
  if (!snapshot.matches('differing') || form === null || saved === null || theirs === null) return null;
  return { fields: clashes(form, saved, theirs.form), mine: form, theirs: theirs.form };
};

/** Whether it is being asked if what was typed may be lost. */
export const selectIsDiscarding = (snapshot: Snapshot): boolean => snapshot.matches('discarding');

/** Whether something is typed that is not saved. */
export const selectHasChanges = ({ context: { form, saved, pin } }: Snapshot): boolean =>
  form !== null && saved !== null && (pin !== '' || !isSameProfile(form, saved));

/** A new pin as it is typed. */
export const selectPin = ({ context }: Snapshot): string => context.pin;

/** Whether a pin is set. */
export const selectHasPin = ({ context }: Snapshot): boolean => context.hasPin;
