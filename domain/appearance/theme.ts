/** What a device shows: light or dark. */
export type Theme = 'light' | 'dark';

/** The cookie that keeps the theme which was chosen on a device; the script in `index.html` reads it before the first paint. */
export const themeCookie = 'baulk-theme';

/** The theme that a text names, or null. */
export const themeOf = (text: string | null | undefined): Theme | null =>
  text === 'light' || text === 'dark' ? text : null;
