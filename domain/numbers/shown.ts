import { readerLocale } from '#domain/language/locale.ts';

/** A number as its reader writes it: with so many decimals, or at most so many where `least` is fewer. */
export const decimalText = (value: number, decimals: number, least = decimals): string =>
  new Intl.NumberFormat(readerLocale(), {
    minimumFractionDigits: least,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(value);
