import { translated } from '#domain/language/translated.ts';

/** Texts of passwords: how strong one is, and how a new one is set. */
export const passwordWords = translated('password', {
  field: {
    show: 'Show password',
    clipboardRefused:
      'Copy and paste are off here: type the password, or let your password manager fill it in.',
  },
  strength: 'Password strength',
  strengths: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  needs: 'A strong password has',
  rules: {
    length: '8 characters or more',
    cases: 'Lower and upper case',
    digit: 'A digit',
    special: 'One of ! @ # $ % ^ & *',
  },
  met: 'met',
  missing: 'missing',
  aboutSpecial: 'About special characters',
  special: 'Special characters are ! @ # $ % ^ & *',
  guessable: 'This password is among those that are guessed first. Another one is safer.',
  forgot: {
    title: 'Forgot your password',
    purpose: 'We send you a link that sets a new one.',
    email: 'Email',
    submit: 'Send Email',
    email_missing: 'Please enter email address',
    email_malformed: 'Please enter valid email address.',
    inbox: 'Check your inbox',
    ok: 'OK, Thanks!',
    backToLogin: 'Back to Login',
    close: 'Close',
  },
  fields: {
    currentPassword: 'Current password',
    password: 'New password',
    confirmPassword: 'Confirm password',
  },
  showCurrent: 'Show current password',
  showConfirmation: 'Show confirmation',
  current_missing: 'Please enter password',
  setting: {
    title: 'Set your password',
    purpose: 'Choose a password that nobody else knows. You sign in with it from now on.',
    submit: 'Set password',
    doneTitle: 'Your password is set',
    done: 'Every other session of this account has ended. Sign in with the new password.',
    login: 'Login',
    brokenTitle: 'This link does not work any more',
    broken:
      'A link sets a password once and for a limited time. This one was used, has expired, or is incomplete. Ask for a new one, and use the newest mail.',
    another: 'Send me a new link',
  },
  activation: {
    title: 'Activate your account',
    purpose: 'Choose a password and accept the terms, and the account is yours.',
    submit: 'Activate',
    doneTitle: 'Your account is active',
    done: 'Sign in with your e-mail address and the password that you have chosen.',
    terms: { before: 'I accept the ', link: 'end user licence agreement', opens: '(opens in a new tab)' },
  },
  changing: {
    title: 'Change password',
    purpose: 'All your other sessions end; this one goes on.',
    submit: 'Change password',
    done: 'Your password was changed. All other sessions have ended.',
  },
  failed: 'Something went wrong',
});
