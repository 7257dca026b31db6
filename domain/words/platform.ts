/** Texts that every page shares. */
export const platformWords = {
  operator: 'Pan American Billiards and Snooker Association',
  messages: 'Messages',
  recentMessages: 'Recent messages',
  dismiss: 'Dismiss',
} as const;
