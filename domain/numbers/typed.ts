/** The sign between whole numbers and their decimals, as a language writes it. */
export type DecimalSign = '.' | ',';

/** The sign of a language. */
export function decimalSignOf(language: string): DecimalSign {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

/**
 * What somebody has typed, as a plain decimal; empty for nothing, null for what is no number. A sign that can only stand
 * before decimals is read so whichever it is; before three digits it is what the reader's language says.
 */
export function plainDecimal(text: string, sign: DecimalSign = '.'): string | null {
  const typed = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  const group = sign === '.' ? ',' : '.';
  const grouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${sign}\\d+)?$`);
  if (grouped.test(typed)) return typed.replaceAll(group, '').replace(sign, '.');
  return typed === '' || /^\d+([.,]\d*)?$/.test(typed) ? typed.replace(',', '.') : null;
}

/** The number that somebody has typed; null for nothing, NaN for what is none. */
export function typedNumber(text: string, sign: DecimalSign = '.'): number | null {
  const plain = plainDecimal(text, sign);
  return plain === '' ? null : Number(plain ?? Number.NaN);
}

/** Whether a number has at most so many decimals. */
export function hasDecimals(value: number, most: number): boolean {
  const shifted = value * 10 ** most;
  return Math.abs(shifted - Math.round(shifted)) < 1e-6;
}
