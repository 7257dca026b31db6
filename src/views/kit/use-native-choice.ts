import { useSyncExternalStore } from 'react';
import { below } from '#styles/breakpoints.ts';

/** Fingers and small screens: there the platform's own list is the better one. */
const query = `${below.sm}, (pointer: coarse)`;

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether a choice is better made in the platform's own list. */
export const useNativeChoice = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
