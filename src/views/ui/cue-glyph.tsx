import { GlyphFrame } from './glyph-frame.tsx';
import type { GlyphProps } from './glyph.ts';

export const CueGlyph = (props: GlyphProps) => (
  <GlyphFrame {...props}>
    <circle cx="7" cy="17" r="3.6" />
    <path d="M9.7 14.3 20.5 3.5M17.6 4.6l1.8 1.8" />
  </GlyphFrame>
);
