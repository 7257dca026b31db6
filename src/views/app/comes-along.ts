import { useEffect } from 'react';
import type { LazyPart } from './lazily.tsx';

/** Fetches a part as soon as the page that may need it stands, so that it is there when the network has gone. */
export function useComesAlong({ fetch }: Pick<LazyPart<object>, 'fetch'>): void {
  useEffect(() => {
    const later = globalThis.requestIdleCallback ?? setTimeout;
    const forget = globalThis.cancelIdleCallback ?? clearTimeout;
    // Where it cannot be had now, the one who asks for it is told.
    const wait = later(() => void fetch().catch(() => {}));
    return () => forget(wait);
  }, [fetch]);
}
