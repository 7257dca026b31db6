import { instantDayText } from '#domain/dates/reader-time.ts';

/** A day as people read it; nothing where there is none. */
export const dayText = (instant: string | null): string => (instant === null ? '' : instantDayText(instant));
