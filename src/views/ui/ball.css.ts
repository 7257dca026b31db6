import { style, styleVariants } from '@vanilla-extract/css';
import { realBall } from '#styles/palette.ts';

export const ball = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  // A white ball needs an edge on a white page.
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 0.16)',
  forcedColorAdjust: 'none',
});

export const size = styleVariants({
  small: { inlineSize: 14, blockSize: 14 },
  regular: { inlineSize: 18, blockSize: 18 },
});

export const colour = styleVariants(realBall, (paint) => ({
  background: `radial-gradient(circle at 34% 28%, color-mix(in srgb, ${paint}, #fff 78%) 0 6%, ${paint} 52%, color-mix(in srgb, ${paint}, #000 34%))`,
}));
