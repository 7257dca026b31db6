import type { GlyphProps } from './glyph.ts';

/** The grid and the pen that our own line drawings share with lucide's. */
export const GlyphFrame = (props: GlyphProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  />
);
