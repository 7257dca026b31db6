import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  padding: space[4],
  '@media': { [below.md]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const search = style({
  display: 'flex',
  gap: space[2],
  '@media': { [below.md]: { alignItems: 'stretch' } },
});
export const searchField = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  '@media': { [below.md]: { flex: 1 } },
});
export const selects = style({
  display: 'grid',
  flex: '1 1 300px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space[3],
  '@media': { [below.md]: { flex: 'none', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  inlineSize: '100%',
});
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 170px))',
  gap: space[3],
  // Two days that can be read whole do not fit beside each other there.
  '@media': { '(max-width: 22.499em)': { gridTemplateColumns: '1fr' } },
});
export const stale = style({
  paddingInline: space[4],
  fontSize: vars.size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const chart = style({
  padding: space[4],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const muted = style({ color: color.text.muted });
export const summary = style({ cursor: 'pointer', color: color.accent.text, inlineSize: 'fit-content' });
export const fields = style({ display: 'grid', gap: space[2], margin: 0, paddingBlock: space[2] });
export const field = style({ display: 'grid', gap: space[1] });
export const fieldName = style({ fontSize: vars.size.sm, color: color.text.muted });
export const values = style({ margin: 0, overflowWrap: 'anywhere' });
export const before = style({ color: color.text.muted });
export const after = style({ textDecoration: 'none', fontWeight: 600 });
export const time = style({ whiteSpace: 'nowrap' });
