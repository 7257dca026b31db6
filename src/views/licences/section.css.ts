import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const head = style({ padding: `${space[5]} ${space[5]} ${space[3]}` });
export const note = style({
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.muted,
  fontSize: vars.size.sm,
});
export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
});
export const lock = style({ display: 'inline-flex', color: color.text.muted });
export const actions = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [below.md]: { display: 'flex', justifyContent: 'flex-end' } },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [below.sm]: { gridTemplateColumns: '1fr' } },
});
export const reason = style({ marginBlockEnd: space[4] });
