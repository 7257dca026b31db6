import { translated } from '#domain/language/translated.ts';

/** Texts of the sign-in popup, by code. */
export const signInWords = translated('sign-in', {
  title: 'Login',
  purpose: 'Welcome back to the table.',
  keptOut: 'Please sign in to open that page.',
  email: 'Email',
  password: 'Password',
  remember: 'Remember Me',
  forgot: 'Forgot your password',
  submit: 'Login',
  close: 'Close',
  email_missing: 'Please enter email address',
  email_malformed: 'Please enter valid email address.',
  password_missing: 'Please enter password',
  failed: 'Something went wrong, Please try again.',
  passwordField: {
    show: 'Show password',
    clipboardRefused:
      'Copy and paste are off here: type the password, or let your password manager fill it in.',
  },
  code: {
    title: 'Two-step sign-in',
    purpose: 'Enter the code that your authenticator shows for this account.',
    recoveryPurpose: 'Enter one of the recovery codes that you have kept. Each works once.',
    authenticator: 'Code',
    recovery: 'Recovery code',
    missing: 'Please enter the code.',
    submit: 'Continue',
    back: 'Back',
    withRecovery: 'I do not have my authenticator',
    withAuthenticator: 'Use the authenticator',
    lost: 'Neither of them at hand? Write to the association, which can switch two-step sign-in off.',
  },
  demoTitle: 'Demo accounts',
  demoPurpose: 'Choose one to fill in the form. They all share the password',
  backToLogin: 'Back to Login',
  noMember: 'Not a member yet?',
  register: 'Member Registration',
});
