import { fromCallback } from 'xstate';
import type { Theme } from '#domain/appearance/theme.ts';

export type SystemThemeEvent = { type: 'system.theme.changed'; theme: Theme };

const prefersDark = '(prefers-color-scheme: dark)';

/** Puts a chosen theme on the page. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Tells the theme of the device at once, and again whenever it changes. */
export const systemTheme = fromCallback<SystemThemeEvent>(({ sendBack }) => {
  const query = matchMedia(prefersDark);
  const tell = (): void =>
    sendBack({ type: 'system.theme.changed', theme: query.matches ? 'dark' : 'light' });
  tell();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
});
