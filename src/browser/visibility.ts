import { fromCallback } from 'xstate';

export type VisibilityEvent = { type: 'page.shown' } | { type: 'page.hidden' };

/** Tells at once whether the page can be seen, and again each time that changes: another tab, a locked device. */
export const visibility = fromCallback<VisibilityEvent>(({ sendBack }) => {
  const tell = (): void => sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
});
