/** The switches, in the order in which they are offered. */
export const switchNames = [
  'offline',
  'unanswered',
  'expired',
  'wrongPassword',
  'unknownEmail',
  'failing',
  'failingSilently',
  'garbled',
  'slow',
] as const;

export type SwitchName = (typeof switchNames)[number];
