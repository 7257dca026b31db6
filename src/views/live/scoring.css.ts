import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const page = style({
  paddingBlock: `${space[8]} ${space[16]}`,
  selectors: { '&[data-place=frame]': { paddingBlock: space[4] } },
});
export const narrowing = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 280px))',
  gap: space[3],
  marginBlockEnd: space[5],
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stale = style({
  fontSize: size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space[4],
});
