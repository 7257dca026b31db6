import { translated } from '#domain/language/translated.ts';

/** Texts of the question for the password before what is dangerous. */
export const stepUpWords = translated('step-up', {
  title: 'Confirm with your password',
  purpose: 'This needs your password once more. It then counts for 15 minutes.',
  account: (email: string) => `Signed in as ${email}`,
  password: 'Password',
  field: {
    show: 'Show password',
    clipboardRefused:
      'Copy and paste are off here: type the password, or let your password manager fill it in.',
  },
  password_missing: 'Please enter your password.',
  failed: 'Your password could not be checked. Please try again.',
  submit: 'Confirm',
  cancel: 'Cancel',
});
