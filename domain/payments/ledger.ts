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

/** Whose word it is that a payment has failed: the bank's, or that it never came so far. */
export type FailedBy = 'bank' | 'club' | 'card' | 'provider';

const failedBy: Readonly<Record<string, FailedBy>> = {
  no_account: 'club',
  no_card: 'card',
  canceled: 'provider',
  failed: 'provider',
};

/** By whom a payment has failed, of the code in the ledger; all that is no code of ours is the bank's. */
export const whoFailed = (reason: string | null): FailedBy => failedBy[reason ?? 'failed'] ?? 'bank';

/** Whether a payment has come to its end. */
export const isSettled = (status: TransactionStatus): boolean =>
  status !== 'pending' && status !== 'processing';
