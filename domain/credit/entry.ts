import type { DecimalSign } from '#domain/numbers/typed.ts';
import { typedAmount } from '#domain/payments/typed-amount.ts';
import { isReason } from '#domain/reason.ts';

/** How a club books to the account of a member by hand. */
export const entryKinds = ['cashIn', 'payOut', 'adjustment'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a club books to an account, the usual first: nothing is paid in for somebody who has left. */
export const entryKindsFor = ({ isMember }: { isMember: boolean }): readonly EntryKind[] =>
  entryKinds.filter((kind) => isMember || kind !== 'cashIn');

/** An entry as it is typed. */
export type TypedEntry = { kind: EntryKind; amount: string; reason: string };

/** How many letters a reason has at the most. */
export const longestReason = 200;

/** The amount that is typed, in the minor unit and below nothing where a correction takes away; null where it is none. */
export function entryAmount(
  { kind, amount }: Pick<TypedEntry, 'kind' | 'amount'>,
  currency: string,
  sign: DecimalSign = '.',
): number | null {
  const text = amount.trim();
  const isTaken = kind === 'adjustment' && /^[-−]/.test(text);
  const minor = typedAmount(isTaken ? text.slice(1).trim() : text, currency, sign);
  if (minor === null || minor === 0) return null;
  return isTaken ? -minor : minor;
}

/** The first field of an entry that is wrong. */
export function findEntryFault(
  entry: TypedEntry,
  currency: string,
  sign: DecimalSign = '.',
): 'amount' | 'reason' | null {
  if (entryAmount(entry, currency, sign) === null) return 'amount';
  return isReason(entry.reason) ? null : 'reason';
}
