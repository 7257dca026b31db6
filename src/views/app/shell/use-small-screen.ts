import { useSyncExternalStore } from 'react';
import { below } from '#styles/breakpoints.ts';

const query = below.md;

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the header has no room for its links; false where no window is. */
export const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
