import { useReaderZone } from './use-reader-zone.ts';

/** A day as its reader has it; server-rendered in UTC, which is some other day for a few hours, until the app is there. */
export const ReaderDay = ({ instant, textIn }: { instant: string; textIn: (zone: string) => string }) => (
  <time dateTime={instant}>{textIn(useReaderZone() ?? 'UTC')}</time>
);
