import { translated } from '#domain/language/translated.ts';

/** Texts of the session's life, by code. */
export const sessionWords = translated('session', {
  expiredTitle: 'Session expired',
  expired: 'Session expired, Please login again.',
  confirmExpired: 'Yes',
  restoring: 'Opening your session',
  signingOut: 'Signing out',
  signOutFailed: 'Please check your internet connectivity',
});
