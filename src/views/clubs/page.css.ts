import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  '@media': { [below.md]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const search = style({ flex: '0 1 230px', '@media': { [below.md]: { flex: 'none' } } });
export const sort = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': { [below.md]: { marginInlineStart: 0 } },
});
export const stale = style({
  paddingInline: space[4],
  fontSize: vars.size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const licence = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  '@media': { [from.md]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
export const day = style({
  fontSize: vars.size.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const fee = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const muted = style({ color: color.text.muted });
