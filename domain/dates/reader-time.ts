import { readerLocale } from '#domain/language/locale.ts';

/** The day of an instant as its reader writes it, in the reader's own zone. */
export const instantDayText = (instant: string): string =>
  new Date(instant).toLocaleDateString(readerLocale(), { dateStyle: 'medium' });

/** The day and time of an instant as its reader writes them, in the reader's own zone. */
export const momentText = (instant: string): string =>
  new Date(instant).toLocaleString(readerLocale(), { dateStyle: 'medium', timeStyle: 'short' });
