import { useHydrated } from './use-hydrated.ts';

/** The zone of the reader's device; null on the server and during hydration, when no device has told one yet. */
export const useReaderZone = (): string | null =>
  useHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' : null;
