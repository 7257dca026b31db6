import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const { color, space } = vars;

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
