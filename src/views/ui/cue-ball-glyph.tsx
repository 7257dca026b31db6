import { GlyphFrame } from './glyph-frame.tsx';
import type { GlyphProps } from './glyph.ts';

export const CueBallGlyph = (props: GlyphProps) => (
  <GlyphFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.2 10.4a4.6 4.6 0 0 1 2.6-2.6" />
  </GlyphFrame>
);
