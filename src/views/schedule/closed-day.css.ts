import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const closed = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  paddingBlock: space[6],
  color: color.text.muted,
});
export const text = style({ margin: 0 });
/** What keys do here is said to those who use them. */
export const keys = style({
  display: 'none',
  margin: 0,
  fontSize: vars.size.sm,
  selectors: { [`${closed}:focus-within > &`]: { display: 'block' } },
});
