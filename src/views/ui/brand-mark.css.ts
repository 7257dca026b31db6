import { style, styleVariants } from '@vanilla-extract/css';
import { realBall } from '#styles/palette.ts';

export const mark = style({ flex: 'none', forcedColorAdjust: 'none' });
export const size = styleVariants({
  regular: { inlineSize: 30, blockSize: 30 },
  large: { inlineSize: 48, blockSize: 48 },
});
// The mark is the same on every ground, so its colours are no tokens.
export const cloth = style({ fill: '#0E5A42', selectors: { '&[data-ground=shell]': { stroke: '#5E9C84' } } });
export const line = style({ fill: 'none', stroke: realBall.white, strokeWidth: 2 });
export const spot = style({ fill: '#F0CD84', stroke: '#0E5A42', strokeWidth: 1.6 });
