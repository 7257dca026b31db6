import type { RoleId } from '#domain/roles.ts';

export const transactionKinds = [
  'clubCharge',
  'clubSubscription',
  'memberPayment',
  'platformPayment',
  'sponsored',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

export const transactionStatuses = ['pending', 'processing', 'succeeded', 'failed', 'refunded'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Which part of the ledger a list is of. */
export const ledgerScopes = ['all', 'clubs', 'members', 'platform', 'sponsored'] as const;
export type LedgerScope = (typeof ledgerScopes)[number];

/** What clubs owe the association, what members pay clubs and the association, and what sponsors give. */
const kindsOfScope: Readonly<Record<LedgerScope, readonly TransactionKind[]>> = {
  all: transactionKinds,
  clubs: ['clubCharge', 'clubSubscription'],
  members: ['memberPayment'],
  platform: ['platformPayment'],
  sponsored: ['sponsored'],
};

/** The kinds of a part of the ledger. */
export const kindsIn = (scope: LedgerScope): readonly TransactionKind[] => kindsOfScope[scope];

/** Whether the money comes to who looks, or goes from there: a club receives what its members pay. */
export function directionOf(kind: TransactionKind, roleId: RoleId): 'in' | 'out' {
  if (roleId === 5) return 'out';
  if (roleId === 3) return kind === 'memberPayment' || kind === 'sponsored' ? 'in' : 'out';
  return 'in';
}

/** Whether a payment has come to its end. */
export const isSettled = (status: TransactionStatus): boolean =>
  status !== 'pending' && status !== 'processing';
