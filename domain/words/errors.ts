import { translated } from '#domain/language/translated.ts';

/** The error catalogue (document 000, section 8): texts that no single feature owns. */
export const errorWords = translated('error', {
  offline: 'There is no internet connection at the moment, please check your network and try again.',
  offlineReason: 'No Internet',
  unanswered: 'We’re unable to connect to our services.',
  connectivity: 'Please check your internet connectivity',
  lastSeen: 'This is the last saved copy, from',
  clubOff: (club: string) => `${club} is switched off at the moment, so its pages can only be read.`,
  clubOffTitle: 'This club is switched off',
  clubOffText: 'Nothing can be added or changed until your association switches it on again.',
  failed: 'Something went wrong',
  failedSignIn: 'Something went wrong, Please try again.',
  notFound: 'The page you requested was not found.',
  retry: 'Try again',
  crashed: 'This page ran into a fault. Nothing you saved is lost.',
  reload: 'Reload the page',
  home: 'Back to home',
  tooMany: (minutes: number): string =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
});
