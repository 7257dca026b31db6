import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  '@media': { [below.md]: { flexDirection: 'column', alignItems: 'stretch' }, print: { display: 'none' } },
});
export const search = style({ flex: '0 1 260px', '@media': { [below.md]: { flex: 'none' } } });
export const choice = style({ flex: '0 0 190px', '@media': { [below.md]: { flex: 'none' } } });
export const stale = style({
  paddingInline: space[4],
  fontSize: vars.size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  paddingInline: space[4],
  paddingBlockEnd: space[4],
  color: color.text.secondary,
  fontSize: vars.size.base,
  fontVariantNumeric: 'tabular-nums',
});
export const totalsHead = style({ '@media': { [below.md]: { inlineSize: '100%' } } });
export const moment = style({ whiteSpace: 'nowrap' });
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 600 });
export const unmoved = style({ fontVariantNumeric: 'tabular-nums', color: color.text.secondary });
export const movement = style({ display: 'block', fontSize: vars.size.sm, color: color.text.muted });
export const again = style({
  display: 'block',
  marginBlockStart: space[1],
  color: color.text.muted,
  fontSize: vars.size.sm,
});
