import { breakpoint } from '#styles/breakpoints.ts';

/** Widths at which the sidebar is a rail of signs whatever was chosen. */
export const railWidths = `(min-width: ${breakpoint.md}px) and (max-width: ${breakpoint.lg - 0.02}px)`;

/** Whether the window is as wide as that now. */
export const isRail = (): boolean => window.matchMedia(railWidths).matches;
