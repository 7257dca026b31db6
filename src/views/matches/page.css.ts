import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[5],
  '@media': { [below.md]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const selects = style({
  flex: '1 1 360px',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  minInlineSize: 0,
  maxInlineSize: 600,
  '@media': {
    [below.md]: { flex: 'none', maxInlineSize: 'none' },
    [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const stale = style({
  fontSize: vars.size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const pages = style({ display: 'grid', gap: space[4] });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space[4],
  selectors: { '[aria-busy=true] > &': { opacity: 0.6 } },
  '@media': { [below.md]: { gap: space[3] } },
});
export const rows = style({
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: { '[aria-busy=true] > div > &': { opacity: 0.6 } },
});
