import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

export const section = style({ marginBlockStart: space[6] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[5]} ${space[5]} ${space[3]}`,
});
export const fields = style({ display: 'grid', gap: space[4] });
