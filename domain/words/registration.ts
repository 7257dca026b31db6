import { translated } from '#domain/language/translated.ts';

/** Texts of the registration popup; what breaks a rule reads as in `problemWords`. */
export const registrationWords = translated('registration', {
  title: 'Registration Form',
  purpose: 'One account for every club, tournament and scoring app.',
  optional: 'optional',
  fields: {
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    countryCode: 'Country code',
    mobile: 'Mobile number',
    pin: 'PIN',
    password: 'Password',
    confirmPassword: 'Confirm password',
    currency: 'Currency',
    clubs: 'Clubs',
    isReferee: 'Is Referee',
  },
  lettersOnly: 'Names take letters, spaces, apostrophes, hyphens and periods only; the rest was left out.',
  pinHint: '4 to 6 digits. You type it on the scoring tablet at the table.',
  showPin: 'Show PIN',
  showConfirmation: 'Show confirmation',
  pinLimits: 'A PIN has 4 to 6 digits and does not begin with 0; the rest was left out.',
  mobileLimits: 'A number has digits only, 15 at most; the rest was left out.',
  clubsHint: 'Each club that you choose is asked to take you as a member.',
  eula: { before: 'I accept the ', link: 'end user licence agreement', opens: '(opens in a new tab)' },
  countries: {
    search: 'Search by country or code',
    none: 'No country found.',
  },
  currencies: {
    search: 'Search by name or code',
    none: 'No currency found.',
    open: 'None chosen',
  },
  clubs: {
    search: 'Search clubs',
    none: 'No clubs found.',
    remove: (name: string): string => `Remove ${name}`,
    chosen: 'Chosen clubs',
  },
  listsFailed: 'Not everything to choose from could be read.',
  retry: 'Try again',
  verifyNote: 'Verify your email to finish.',
  verifiedNote: 'Your email is verified.',
  close: 'Close',
  cancel: 'Cancel',
  register: 'Register',
  failed: 'Something went wrong',
  restored: 'What you had typed before is back. Passwords and the PIN are typed again.',
  cancelTitle: 'Leave the registration?',
  cancelPurpose: 'What you typed is dropped.',
  keep: 'Keep editing',
  leave: 'Leave',
  doneTitle: 'You are registered',
  done: (clubs: number): string =>
    clubs === 0
      ? 'Your account is ready. Sign in to continue.'
      : 'Your account is ready, and the clubs that you chose have been asked. Sign in to continue.',
  toLogin: 'Login',
  stay: 'Stay here',
});
