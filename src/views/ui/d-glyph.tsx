import { GlyphFrame } from './glyph-frame.tsx';
import type { GlyphProps } from './glyph.ts';

/** The baulk line with its D. */
export const DGlyph = (props: GlyphProps) => (
  <GlyphFrame {...props}>
    <path d="M15 3v18M15 6.5a5.5 5.5 0 0 0 0 11" />
    <circle cx="15" cy="12" r="1.4" fill="currentColor" stroke="none" />
  </GlyphFrame>
);
