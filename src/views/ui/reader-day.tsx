import { useHydrated } from './use-hydrated.ts';

/** A day as its reader has it; server-rendered in UTC, which is some other day for a few hours, until the app is there. */
export const ReaderDay = ({ instant, textIn }: { instant: string; textIn: (zone: string) => string }) => {
  const isHydrated = useHydrated();
  const zone = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' : 'UTC';
  return <time dateTime={instant}>{textIn(zone)}</time>;
};
