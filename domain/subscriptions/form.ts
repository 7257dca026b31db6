import { plainDecimal, type DecimalSign } from '#domain/numbers/typed.ts';
import { minorDigits } from '#domain/payments/money.ts';

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** What a subscription may be made for: one of the own clubs, in its currency. */
export type SubscriptionClub = { clubId: number; name: string; currency: string };

/** A subscription as it is typed. */
export type SubscriptionForm = { clubId: number; name: string; amount: string; interval: Interval };
export type SubscriptionField = 'name' | 'amount';
export type SubscriptionFault = {
  field: SubscriptionField;
  code: 'nameMissing' | 'amountMissing' | 'amountWrong';
};

/** The most letters of a name, and the most of an amount in minor units. */
export const longestName = 100;
const highestAmount = 999_999_999;

/** An amount as it is typed, in minor units; null where it is none in this currency, or nothing. */
export function minorOf(text: string, currency: string, sign: DecimalSign = '.'): number | null {
  const digits = minorDigits(currency);
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(plainDecimal(text, sign) ?? '') ?? [];
  if (whole === undefined || part.length > digits) return null;
  const minor = Number(`${whole}${part.padEnd(digits, '0')}`);
  return minor >= 1 && minor <= highestAmount ? minor : null;
}

/** The first rule that a form breaks. */
export function findSubscriptionFault(
  { name, amount }: SubscriptionForm,
  currency: string,
  sign: DecimalSign = '.',
): SubscriptionFault | null {
  if (name.trim() === '') return { field: 'name', code: 'nameMissing' };
  if (amount.trim() === '') return { field: 'amount', code: 'amountMissing' };
  return minorOf(amount, currency, sign) === null ? { field: 'amount', code: 'amountWrong' } : null;
}
