import { translated } from '#domain/language/translated.ts';

/** What mails about an account say. */
export const accountMailWords = translated('mail-account', {
  emailCode: {
    // Mail servers log subjects, so the code stands in the text alone.
    subject: 'Your Baulk code',
    preview: (code: string, minutes: number) => `${code}, good for ${minutes} minutes.`,
    heading: 'Verify your email address',
    text: 'Type this code into the registration form:',
    note: (minutes: number) =>
      `The code is good for ${minutes} minutes and for one registration. A newer code takes its place.`,
    reason:
      'Somebody entered this address in a registration form. If that was not you, ignore this message: without the code, nothing happens.',
  },
  accountExists: {
    subject: 'You already have a Baulk account',
    preview: 'Sign in, or choose a new password.',
    heading: 'You already have an account',
    text: 'Somebody, probably you, wants to register with this address. It has an account already, so there is no need to register again.',
    button: 'Login',
    note: 'If you do not know your password any more, choose Forgot your password there.',
    reason:
      'Somebody entered this address in a registration form. If that was not you, ignore this message: your account stays as it is.',
  },
  welcome: {
    subject: 'Welcome to Baulk',
    preview: 'Your account is ready.',
    heading: 'Welcome to the table',
    text: 'Your account is ready. You can sign in with this address and the password that you have chosen.',
    clubs:
      'The clubs that you have chosen are asked to take you in. You are a member as soon as they have answered.',
    button: 'Login',
    reason: 'You receive this message because you have registered with this address.',
  },
  passwordReset: {
    subject: 'Set a new password for Baulk',
    preview: (minutes: number) => `The link is good for ${minutes} minutes.`,
    heading: 'Set a new password',
    text: 'Somebody, probably you, has forgotten the password of this account. Choose a new one here:',
    button: 'Set a new password',
    note: (minutes: number) =>
      `The link works once and for ${minutes} minutes. After that, ask for a new one with Forgot your password.`,
    reason:
      'If you did not ask for this, ignore this message: your password stays as it is, and nobody else can use the link.',
  },
  invitation: {
    subject: 'Your Baulk account is waiting for you',
    preview: (hours: number) => `Set a password within ${hours} hours.`,
    heading: 'Set your password',
    text: 'Your account is ready. Choose a password:',
    button: 'Set my password',
    note: (hours: number) =>
      `The link works once and for ${hours} hours. After that, ask for a new one with Forgot your password.`,
    reason: 'An administrator entered this address. If you do not expect an account, ignore this message.',
  },
  activation: {
    subject: 'Activate your Baulk account',
    preview: (hours: number) => `Set a password within ${hours} hours.`,
    heading: 'Activate your account',
    text: 'You were added as a player. Choose a password and accept the terms, and the account is yours:',
    button: 'Activate my account',
    note: (hours: number) =>
      `The link works once and for ${hours} hours. After that, ask for a new one with Forgot your password.`,
    reason: 'An administrator entered this address. If you do not play here, ignore this message.',
  },
  association: {
    subject: 'A club would like you to join',
    preview: (hours: number) => `Join within ${hours} hours.`,
    heading: 'Join your clubs',
    text: (clubs: readonly string[]) =>
      `An administrator proposes that you become a member of: ${clubs.join(', ')}. If you agree, you are one at once:`,
    button: 'Look at it',
    note: (hours: number) =>
      `The link works once and for ${hours} hours. After that, you can ask the club yourself in your profile.`,
    reason:
      'An administrator entered this address. If you do not want to join, decline there or ignore this message.',
  },
  passwordChanged: {
    subject: 'Your Baulk password was changed',
    preview: 'All devices have been signed out.',
    heading: 'Your password was changed',
    text: 'The password of your account was changed just now. All other places where you were signed in have been signed out.',
    button: 'I did not do this',
    note: 'If it was not you, set a new password at once.',
    reason: 'You receive this message because the account belongs to this address.',
  },
  accountChanged: {
    subject: 'Your Baulk account was changed',
    preview: 'Please look whether this is right.',
    heading: 'Your account was changed',
    own: 'This was changed in your account just now:',
    by: (who: string) => `This was changed in your account just now by ${who}:`,
    changes: {
      name: 'the name',
      phone: 'the phone number',
      pin: 'the PIN',
      maintenancePin: 'the maintenance PIN',
      referee: 'whether you are a referee',
      role: 'the role; you have been signed out everywhere',
      status: 'whether the account can be used',
      clubs: 'the clubs to which you belong',
      social: 'an account of another provider, which signs you in from now on',
      secondFactorOn: 'two-step sign-in, which is on now',
      secondFactorOff: 'two-step sign-in, which is off now',
      recoveryCodes: 'the recovery codes; the earlier ones do not count any more',
      erased: 'your personal data, which is erased; the account is closed',
      recoveryCodeUsed: 'a recovery code, which was used to sign in',
    },
    button: 'Look at my profile',
    note: 'If you did not expect this, write to your club or to the association, and set a new password.',
    reason: 'You receive this message because the account belongs to this address.',
  },
  newDevice: {
    subject: 'A new sign-in to your Baulk account',
    preview: 'Was it you?',
    unknown: 'one that does not tell its name',
    heading: 'A new sign-in',
    text: (device: string) =>
      `Somebody has signed in to your account with a browser or device that was not used for it before: ${device}.`,
    button: 'Look at where I am signed in',
    note: 'If it was not you, end that session there and set a new password at once.',
    reason: 'You receive this message because the account belongs to this address.',
  },
});
