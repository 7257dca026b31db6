import { translated } from '#domain/language/translated.ts';

/** Texts of the proof of an e-mail address. */
export const verificationWords = translated('verification', {
  email: 'Email',
  send: 'Send code',
  sending: 'Sending',
  sent: 'Code sent',
  resend: 'Resend OTP',
  again: 'Resend code',
  code: 'Enter the 6-digit code we sent to your email',
  codeHint: 'The time until the code expires is shown as mm:ss.',
  aboutCode: 'About the code',
  left: 'left to use it',
  timeLeft: (time: string): string => `${time} left to use the code`,
  change: 'Change email',
  verifying: 'Checking the code',
  retry: 'Try again',
  verified: 'Email verified',
  expired: 'The code has expired. Ask for a new one.',
  lapsed: 'Please verify your email address.',
  free: 'Another code can be sent now.',
  wait: (time: string): string => `Another code can be sent in ${time}.`,
  failed: 'Something went wrong',
});
