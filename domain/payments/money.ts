import { readerLocale } from '#domain/language/locale.ts';

/** Currencies whose smallest unit is the unit itself, as the payment provider counts; Intl counts some differently. */
const withoutDigits = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const withThreeDigits = new Set('BHD JOD KWD OMR TND'.split(' '));

/** How many digits the minor unit of a currency has. */
export function minorDigits(currency: string): number {
  if (withoutDigits.has(currency)) return 0;
  return withThreeDigits.has(currency) ? 3 : 2;
}

/** An amount as people read it, from integers of the minor unit: no amount is ever a fraction on the way. */
export function moneyText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(readerLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(minor / 10 ** digits)
    .replaceAll('\u00A0', ' ');
}

/** An amount without its currency, as a spreadsheet reads it. */
export function plainAmount(minor: number, currency: string): string {
  return (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}

/** What the association keeps of an amount: a share in hundredths of a percent, rounded half up, and a fixed part. */
export function feeOf(amount: number, fee: { basisPoints: number; fixed: number }): number {
  const share = (BigInt(amount) * BigInt(fee.basisPoints) + 5000n) / 10_000n;
  return Math.min(amount, Number(share) + fee.fixed);
}
