import { translated } from '#domain/language/translated.ts';

/** Texts that every page shares. */
export const platformWords = translated('platform', {
  operator: 'Pan American Billiards and Snooker Association',
  messages: 'Messages',
  recentMessages: 'Recent messages',
  dismiss: 'Dismiss',
});
