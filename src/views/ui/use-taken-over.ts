import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as it was served and while the app takes it over; true from then on. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
