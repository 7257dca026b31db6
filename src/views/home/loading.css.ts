import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  blockSize: 163,
  padding: space[4],
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
});
export const row = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  blockSize: 80,
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
