/** What a device shows: light or dark. */
export type Theme = 'light' | 'dark';

/** The cookie that keeps the theme which was chosen on a device: scripts write it, and the server reads it. */
export const themeCookie = 'baulk-theme';

/** The theme that a text names, or null. */
export const themeOf = (text: string | null | undefined): Theme | null =>
  text === 'light' || text === 'dark' ? text : null;

/** A page in a theme that was chosen, so that it is painted in it from the first; null follows the device. */
export function withTheme(html: string, theme: Theme | null): string {
  const attribute = theme === null ? '' : ` data-theme="${theme}"`;
  return html.replace(/<html\b([^>]*?)(?: data-theme="\w+")?>/, `<html$1${attribute}>`);
}
