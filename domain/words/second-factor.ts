import { translated } from '#domain/language/translated.ts';

/** Texts of two-step sign-in. */
export const secondFactorWords = translated('second-factor', {
  title: 'Two-step sign-in',
  purpose:
    'With two-step sign-in, your password alone does not open your account: an authenticator app on your phone shows a code that is asked for too.',
  loading: 'Loading two-step sign-in',
  failed: 'Could not load two-step sign-in.',
  retry: 'Try again',
  off: 'Two-step sign-in is off.',
  on: 'Two-step sign-in is on.',
  setUp: 'Set up',
  scan: 'Scan this code with your authenticator app.',
  qrLabel: 'Code for the camera of your authenticator app',
  manual: 'Or type this key into the app:',
  code: 'Code that the app shows',
  codeMissing: 'Please enter the code.',
  confirm: 'Switch on',
  cancel: 'Cancel',
  codesTitle: 'Your recovery codes',
  codesPurpose:
    'Each signs you in once without your authenticator. Keep them where you find them without your phone. They are not shown again.',
  saved: 'I have kept these codes',
  codesLeft: (count: number) => `Recovery codes left: ${count}`,
  renew: 'New recovery codes',
  switchOff: 'Switch off',
  offTitle: 'Switch off two-step sign-in?',
  offPurpose: 'Your password alone opens your account then, and your recovery codes do not count any more.',
  keep: 'Keep it on',
  offNow: 'Switch off now',
  switchedOn: 'Two-step sign-in is on now.',
  switchedOff: 'Two-step sign-in is off now.',
  reset: 'Switch off two-step sign-in',
  resetTitle: (name: string) => `Switch off two-step sign-in of ${name}?`,
  resetPurpose:
    'For somebody who has lost the authenticator. All their sessions end, and they are told by mail.',
  resetNow: 'Switch off now',
  resetDone: (name: string) => `Two-step sign-in of ${name} is off.`,
});
