import { GlyphFrame } from './glyph-frame.tsx';
import type { GlyphProps } from './glyph.ts';

export const TableGlyph = (props: GlyphProps) => (
  <GlyphFrame {...props}>
    <rect x="2.75" y="5.75" width="18.5" height="12.5" rx="2.5" />
    <path d="M8.5 5.75v12.5M8.5 9.4a2.6 2.6 0 0 0 0 5.2" />
  </GlyphFrame>
);
