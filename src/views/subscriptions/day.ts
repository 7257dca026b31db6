import { readerLocale } from '#domain/language/locale.ts';

/** A day as people read it; nothing where there is none. */
export const dayText = (instant: string | null): string =>
  instant === null ? '' : new Date(instant).toLocaleDateString(readerLocale(), { dateStyle: 'medium' });
