import { breakpoint } from '#styles/breakpoints.ts';

/** Widths at which the sidebar is a rail of signs whatever was chosen. */
export const railWidths = `(min-width: ${breakpoint.md}em) and (max-width: ${breakpoint.lg - 0.001}em)`;

/** Whether the window is as wide as that now. */
export const isRail = (): boolean => window.matchMedia(railWidths).matches;
