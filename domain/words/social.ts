import { translated } from '#domain/language/translated.ts';

/** Texts of signing in with another provider. */
export const socialWords = translated('social', {
  names: { google: 'Google', facebook: 'Facebook' },
  with: { google: 'Continue with Google', facebook: 'Continue with Facebook' },
  or: 'or',
  sandboxMark: 'sandbox',
  close: 'Close',
  cancel: 'Cancel',
  title: (name: string) => `Sign in with ${name}`,
  opening: (name: string) => `Opening the window of ${name} …`,
  waiting: (name: string) =>
    `Continue in the window of ${name}. It comes back here by itself; if you have closed it, cancel and begin again.`,
  verifying: (name: string) => `Checking what ${name} says …`,
  cancelled: (name: string) => `Signing in with ${name} was cancelled.`,
  blocked: (name: string) =>
    `Your browser has blocked the window of ${name}. Allow windows and cookies for this site, and open it with this button.`,
  open: (name: string) => `Open ${name}`,
  expired: (name: string) => `The window of ${name} took too long. Please try again.`,
  again: 'Try again',
  passwordTitle: 'You have an account already',
  passwordPurpose: (name: string) =>
    `This address has an account here. Type its password once, and ${name} signs you in from now on.`,
  password: 'Password',
  submit: 'Continue',
  password_missing: 'Please enter password',
  proofTitle: 'Verify your email address',
  proofPurpose: (name: string) =>
    `${name} does not vouch for an address. Verify yours, and you are a player. If it has an account here already, sign in with its password instead.`,
  proof_missing: 'Please verify your email address.',
  failed: 'Something went wrong, Please try again.',
  registered: 'Player registered successfully.',
  returnTitle: 'Back to Baulk',
  returned: 'That is all. You can close this window.',
  sandbox: {
    title: (name: string) => `${name} sandbox`,
    purpose:
      'No account of yours is asked for: this page stands in for the provider while no keys are set. Choose who you want to be.',
    verified: 'address confirmed by the provider',
    unverified: 'address not confirmed by the provider',
    withoutEmail: 'tells no address',
    other: 'Someone else',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    choose: 'Offer this person',
    decline: 'Cancel, and go back',
    stale: 'This page was opened without what it needs. Close it, and begin again from the sign-in.',
  },
});
