import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const detail = style({ marginBlockEnd: space[3], color: color.text.muted, fontSize: vars.size.base });
export const told = style({ display: 'block' });
export const amount = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' });
export const actions = style({
  display: 'flex',
  gap: space[2],
  '@media': { [below.sm]: { inlineSize: '100%' } },
});
export const fields = style({ display: 'grid', gap: space[4] });
