import type { ComponentType, SVGProps } from 'react';

/** A line drawing on a 24 × 24 grid: one of lucide's, or one of our own `…-glyph.tsx`. */
export type Glyph = ComponentType<GlyphProps>;

export type GlyphProps = Omit<SVGProps<SVGSVGElement>, 'ref'>;
