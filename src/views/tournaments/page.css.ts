import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: space[4],
  '@media': { [below.md]: { flexDirection: 'column' } },
});
export const search = style({ flex: 'none' });
export const stale = style({
  paddingInline: space[4],
  fontSize: size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const whole = style({ '@media': { [from.lg]: { whiteSpace: 'nowrap' } } });
/** What a number counts, where the row has become a block and its column no head. */
export const counted = style({ '@media': { [from.md]: { display: 'none' } } });
export const missing = style({ margin: 0, paddingInlineStart: space[5], display: 'grid', gap: space[1] });
