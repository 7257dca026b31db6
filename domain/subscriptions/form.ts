import type { DecimalSign } from '#domain/numbers/typed.ts';
import { isOneLine } from '#domain/one-line.ts';
import { typedAmount } from '#domain/payments/typed-amount.ts';

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** What a subscription may be made for: one of the own clubs, in its currency. */
export type SubscriptionClub = { clubId: number; name: string; currency: string };

/** A subscription as it is typed. */
export type SubscriptionForm = { clubId: number; name: string; amount: string; interval: Interval };
export type SubscriptionField = 'name' | 'amount';
export type SubscriptionFault = {
  field: SubscriptionField;
  code: 'nameMissing' | 'nameLine' | 'amountMissing' | 'amountWrong';
};

/** The most letters of a name. */
export const longestName = 100;

/** An amount as it is typed, in minor units; null where it is none in this currency, or nothing. */
export function minorOf(text: string, currency: string, sign: DecimalSign = '.'): number | null {
  const minor = typedAmount(text, currency, sign);
  return minor === 0 ? null : minor;
}

/** The first rule that a form breaks. */
export function findSubscriptionFault(
  { name, amount }: SubscriptionForm,
  currency: string,
  sign: DecimalSign = '.',
): SubscriptionFault | null {
  if (name.trim() === '') return { field: 'name', code: 'nameMissing' };
  if (!isOneLine(name)) return { field: 'name', code: 'nameLine' };
  if (amount.trim() === '') return { field: 'amount', code: 'amountMissing' };
  return minorOf(amount, currency, sign) === null ? { field: 'amount', code: 'amountWrong' } : null;
}
