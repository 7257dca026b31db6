import { currentLanguage } from './current.ts';
import type { Language } from './languages.ts';

/** By whose customs each language writes days, amounts and orders: those of Latin America in Spanish. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-419', 'pt-BR': 'pt-BR' };

/** The locale of whoever reads what is written now. */
export const readerLocale = (): string => locales[currentLanguage()];

/** A number as its reader writes it: with so many decimals, or at most so many where `least` is fewer. */
export const decimalText = (value: number, decimals: number, least = decimals): string =>
  new Intl.NumberFormat(readerLocale(), {
    minimumFractionDigits: least,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(value);

/** A share in percent as its reader writes it, with at most two decimals. */
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(readerLocale(), { style: 'percent', maximumFractionDigits: 2 })
    .format(percent / 100)
    .replaceAll('\u00A0', ' ');

/** A calendar day in words, as its reader writes it. */
export const longDayText = (day: string): string =>
  new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
