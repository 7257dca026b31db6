import { useEffect, useReducer } from 'react';

/** Draws again each second while it runs, and as soon as the page is seen again. */
export const useSeconds = (state: 'running' | 'still'): void => {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (state === 'still') return undefined;
    const timer = setInterval(draw, 1_000);
    document.addEventListener('visibilitychange', draw);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', draw);
    };
  }, [state]);
};
