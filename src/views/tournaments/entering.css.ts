import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const muted = style({ color: color.text.muted, fontSize: size.sm });
export const steps = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [below.md]: { justifyContent: 'flex-start' } },
});
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const words = style({ display: 'grid', gap: space[1] });
export const head = style({ fontSize: size.lg, lineHeight: vars.line.heading });
