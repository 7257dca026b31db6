import { style, styleVariants } from '@vanilla-extract/css';
import { realBall } from '#styles/palette.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '400 / 220',
  borderRadius: vars.radius.lg,
  forcedColorAdjust: 'none',
});

export const rail = style({ fill: color.rail.surface });
export const cloth = style({ fill: color.baize.surface });
export const sight = style({ fill: color.rail.sight });
export const pocket = style({ fill: realBall.black });
export const line = style({ fill: 'none', stroke: color.baize.line, strokeWidth: 1.5 });
export const path = style({
  fill: 'none',
  stroke: realBall.white,
  strokeWidth: 1.5,
  strokeDasharray: '5 5',
  strokeLinejoin: 'round',
});
export const ghost = style({ fill: 'none', stroke: realBall.white, strokeWidth: 1.2, opacity: 0.7 });
export const aim = style({ fill: 'none', stroke: color.baize.brass, strokeWidth: 1.5 });
export const ball = styleVariants(realBall, (fill) => ({ fill }));
