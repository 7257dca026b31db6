/** Widths at which the layout changes, in widths of 16 pixels, so that they grow with the font that people choose. */
export const breakpoint = { sm: 30, md: 56.25, lg: 75 } as const;

/** The fraction leaves no gap at zoomed widths. */
const gap = 0.001;

/** Media queries for everything from a breakpoint upwards. */
export const from = {
  sm: `(min-width: ${breakpoint.sm}em)`,
  md: `(min-width: ${breakpoint.md}em)`,
  lg: `(min-width: ${breakpoint.lg}em)`,
} as const;

/** Media queries for everything narrower than a breakpoint. */
export const below = {
  sm: `(max-width: ${breakpoint.sm - gap}em)`,
  md: `(max-width: ${breakpoint.md - gap}em)`,
  lg: `(max-width: ${breakpoint.lg - gap}em)`,
} as const;

/** Windows 11 contrast themes and the like, which replace every colour. */
export const forcedColors = '(forced-colors: active)';

/** People who ask for less movement. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
