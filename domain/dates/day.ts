import { readerLocale } from '#domain/language/locale.ts';

/** Whether a text is a day of the calendar as fields, files and addresses have it: YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** A calendar day in words, as its reader writes it. */
export const longDayText = (day: string): string =>
  new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
