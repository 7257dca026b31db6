import type { DecimalSign } from '#domain/numbers/typed.ts';
import { smallestCharge } from '#domain/payments/smallest-charge.ts';
import { typedAmount } from '#domain/payments/typed-amount.ts';

/** The most that is bought at one go, in the minor unit. */
export const mostTopUp = 9_999_999;

/** The amount of credit that is typed, in the minor unit; null where it is none that can be bought. */
export function topUpAmount(text: string, currency: string, sign: DecimalSign = '.'): number | null {
  const amount = typedAmount(text, currency, sign);
  return amount !== null && amount >= smallestCharge(currency) && amount <= mostTopUp ? amount : null;
}
