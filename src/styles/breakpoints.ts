/** Widths in pixels at which the layout changes. */
export const breakpoint = { sm: 480, md: 900, lg: 1200 } as const;

/** Media queries for everything from a breakpoint upwards. */
export const from = {
  sm: `(min-width: ${breakpoint.sm}px)`,
  md: `(min-width: ${breakpoint.md}px)`,
  lg: `(min-width: ${breakpoint.lg}px)`,
} as const;

/** Media queries for everything narrower than a breakpoint; the fraction leaves no gap at zoomed widths. */
export const below = {
  sm: `(max-width: ${breakpoint.sm - 0.02}px)`,
  md: `(max-width: ${breakpoint.md - 0.02}px)`,
  lg: `(max-width: ${breakpoint.lg - 0.02}px)`,
} as const;

/** Windows 11 contrast themes and the like, which replace every colour. */
export const forcedColors = '(forced-colors: active)';

/** People who ask for less movement. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
