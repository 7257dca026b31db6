import { plainDecimal, type DecimalSign } from '#domain/numbers/typed.ts';
import { minorDigits, plainAmount } from './money.ts';

const highestAmount = 999_999_999;

/** An amount as it is typed, in minor units; null where it is none in this currency, or nothing. */
export function typedAmount(text: string, currency: string, sign: DecimalSign = '.'): number | null {
  const digits = minorDigits(currency);
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(plainDecimal(text, sign) ?? '') ?? [];
  if (whole === undefined || part.length > digits) return null;
  const minor = Number(`${whole}${part.padEnd(digits, '0')}`);
  return minor <= highestAmount ? minor : null;
}

/** An amount as a field holds it, so that typing it again means the same. */
export function amountToType(minor: number, currency: string, sign: DecimalSign = '.'): string {
  return plainAmount(minor, currency).replace('.', sign);
}
