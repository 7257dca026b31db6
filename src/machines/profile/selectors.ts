import type { SnapshotFrom } from 'xstate';
import type { ProfileForm } from '#domain/profile/form.ts';
import { contested } from '#machines/patterns/record-context.ts';
import type { FormFault } from './form.ts';
import type { profileMachine } from './machine.ts';
import { isTyped, profileRules } from './setup.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** The form as it is typed, or null before the profile has been read. */
export const selectForm = (snapshot: Snapshot): ProfileForm | null =>
  snapshot.context.known === null || snapshot.matches('recalling') ? null : snapshot.context.form;

/** The address one signs in with. */
export const selectEmail = ({ context }: Snapshot): string => context.known?.email ?? '';

/** What is to be mended first. */
export const selectFault = ({ context }: Snapshot): FormFault | null => context.fault;

/** What the server said, while its banner is shown. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.refusal : null;

/** Why the profile could not be read, or null. */
export const selectFailure = (snapshot: Snapshot): string | null =>
  snapshot.matches('failed') ? snapshot.context.refusal : null;

/** Whether the changes are on their way. */
export const selectIsSaving = (snapshot: Snapshot): boolean =>
  snapshot.matches('updating') || snapshot.matches('comparing');

/** The fields that were changed here and elsewhere, as both have them; null unless they are compared. */
export const selectConflict = (snapshot: Snapshot): ReturnType<typeof contested<ProfileForm>> =>
  snapshot.matches('resolvingConflict') ? contested(snapshot.context, profileRules) : null;

/** Whether it is being asked if what was typed may be lost. */
export const selectIsDiscarding = (snapshot: Snapshot): boolean => snapshot.matches('discarding');

/** Whether something is typed that is not saved. */
export const selectHasChanges = ({ context }: Snapshot): boolean => isTyped(context);

/** A new pin as it is typed. */
export const selectPin = ({ context }: Snapshot): string => context.pin;

/** Whether a pin is set. */
export const selectHasPin = ({ context }: Snapshot): boolean => context.known?.hasPin === true;
