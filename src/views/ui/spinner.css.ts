import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '#styles/breakpoints.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  flex: 'none',
  fill: 'none',
  strokeLinecap: 'round',
  animation: `${turn} 900ms linear infinite`,
  // A standing arc would look broken: three quarters of a ring read as "under way" without turning.
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const size = styleVariants({
  small: { inlineSize: 14, blockSize: 14 },
  regular: { inlineSize: 18, blockSize: 18 },
  large: { inlineSize: 32, blockSize: 32 },
});

export const track = style({ stroke: 'currentColor', opacity: 0.28 });
export const arc = style({ stroke: 'currentColor' });
