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
export const place = style({ marginBlockEnd: space[5] });
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const words = style({ display: 'grid', gap: space[1] });
export const head = style({ fontSize: size.lg, lineHeight: vars.line.heading });
export const found = style({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 320,
  overflowY: 'auto',
});
export const foundRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const facts = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
