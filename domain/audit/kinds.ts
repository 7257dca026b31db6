/** The kinds of records whose changes are told. */
export const auditKinds = [
  'account',
  'app',
  'card',
  'club',
  'licence',
  'channel',
  'user',
  'membership',
  'emailProof',
  'table',
  'schedule',
  'product',
  'booking',
  'credit',
  'tournament',
  'entry',
  'draw',
  'subscription',
  'memberSubscription',
  'news',
  'match',
] as const;

export type AuditKind = (typeof auditKinds)[number];
