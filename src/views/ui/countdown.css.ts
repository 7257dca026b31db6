import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const row = style({ display: 'inline-flex', alignItems: 'center', gap: 12 });
export const ring = style({ flex: 'none', inlineSize: 46, blockSize: 46, rotate: '-90deg', fill: 'none' });
export const track = style({ stroke: color.border.default, strokeWidth: 4 });

export const arc = style({
  stroke: color.brass.solid,
  strokeWidth: 4,
  selectors: { '[data-tone=ending] &': { stroke: color.danger.solid } },
});

export const words = style({ display: 'grid' });

export const time = style({
  fontFamily: vars.font.score,
  fontSize: vars.score.sm,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '[data-tone=ending] &': { color: color.danger.text } },
});

export const caption = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.sm,
  color: color.text.secondary,
});
