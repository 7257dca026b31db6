import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

export const panel = style({
  position: 'sticky',
  insetBlockStart: vars.space[3],
  zIndex: vars.z.sticky,
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.brass.subtle,
  border: `1px solid ${vars.color.brass.border}`,
  borderRadius: vars.radius.lg,
  '@media': { print: { display: 'none' } },
});
export const text = style({ display: 'grid', gap: vars.space[1] });
export const actions = style({
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'flex-end',
  '@media': { [below.sm]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
