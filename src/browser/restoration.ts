import { fromCallback } from 'xstate';

export type RestorationEvent = { type: 'page.restored' };

/** Tells each time the browser shows this page again as it was left, without loading it again. */
export const restoration = fromCallback<RestorationEvent>(({ sendBack }) => {
  const tell = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) sendBack({ type: 'page.restored' });
  };
  window.addEventListener('pageshow', tell);
  return () => window.removeEventListener('pageshow', tell);
});
