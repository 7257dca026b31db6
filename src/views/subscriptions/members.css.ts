import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const detail = style({ marginBlockEnd: space[3], color: color.text.muted, fontSize: vars.size.base });
export const list = style({ display: 'grid', listStyle: 'none' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const name = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const told = style({ display: 'block' });
