import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const fields = style({ display: 'grid', gap: vars.space[4] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const register = style({ fontSize: vars.size.base, color: vars.color.text.secondary });
