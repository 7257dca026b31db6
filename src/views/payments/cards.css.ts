import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space[5], maxInlineSize: 820 });
export const leaving = style({ marginBlockEnd: space[3], color: color.text.muted, fontSize: vars.size.base });
export const actions = style({
  display: 'flex',
  gap: space[2],
  '@media': { [below.sm]: { inlineSize: '100%' } },
});
