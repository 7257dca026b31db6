import type { SnapshotFrom } from 'xstate';
import type { RegistrationForm } from '#domain/registration/form.ts';
import {
  passwordRules,
  passwordStrength,
  isGuessable,
  type PasswordRule,
} from '#domain/password/strength.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { FormFault, SecretField, TextField } from './form.ts';
import type { registrationMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

/** Which part fills the popup. */
export type RegistrationScreen = 'form' | 'registered' | 'left';

export const selectScreen = (snapshot: Snapshot): RegistrationScreen => {
  if (snapshot.matches('registered')) return 'registered';
  return snapshot.matches('left') ? 'left' : 'form';
};

export const selectForm = ({ context }: Snapshot): RegistrationForm => context.form;

/** What is to be mended first. */
export const selectFault = ({ context }: Snapshot): FormFault | null => context.fault;

/** What the server said, while its banner is shown. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.refusal : null;

/** Whether the form began with what had been typed before. */
export const selectIsRestored = ({ context }: Snapshot): boolean => context.isRestored;

/** The field that did not take all that was typed or pasted. */
export const selectTrimmed = ({ context }: Snapshot): TextField | SecretField | null => context.trimmed;

export const selectIsRegistering = (snapshot: Snapshot): boolean => snapshot.matches('registering');
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking');
export const selectIsVerified = ({ context }: Snapshot): boolean => context.stage === 'verified';

/** A password as it is judged while it is typed. */
export type PasswordState = {
  strength: 'none' | 'weak' | 'medium' | 'strong';
  rules: Record<PasswordRule, boolean>;
  isGuessable: boolean;
};

export const selectPassword = ({ context: { form } }: Snapshot): PasswordState => ({
  strength: form.password === '' ? 'none' : passwordStrength(form.password),
  rules: passwordRules(form.password),
  isGuessable:
    passwordStrength(form.password) === 'strong' &&
    isGuessable(form.password, [form.firstName, form.lastName, form.email.split('@')[0] ?? '']),
});

/** Whether two judgements say the same. */
export const isSamePassword = (one: PasswordState, other: PasswordState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The repetition is compared with every letter. */
export const selectConfirmError = ({ context: { form } }: Snapshot): string | undefined =>
  form.confirmPassword !== '' && form.confirmPassword !== form.password
    ? problemWords.passwords_differ
    : undefined;
