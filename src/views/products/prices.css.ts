import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

/** The prices, and beside them the time on which they are tried. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 820px) minmax(300px, 420px)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const aside = style({
  display: 'grid',
  gap: space[4],
  position: 'sticky',
  insetBlockStart: `calc(${vars.layout.header} + ${space[4]})`,
  '@media': { [below.lg]: { position: 'static' } },
});
export const rules = style({ display: 'grid', gap: space[3], listStyle: 'none', padding: 0, margin: 0 });
export const hint = style({ color: color.text.muted, fontSize: vars.size.sm, margin: 0 });
export const ruleHead = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const ruleTitle = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: 650,
  margin: 0,
  fontSize: vars.size.md,
});
export const place = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 26,
  blockSize: 26,
  borderRadius: vars.radius.sm,
  border: '1px solid',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.size.sm,
  fontWeight: 600,
});
/** Fills that tell prices apart in the picture of the week; each also has its number. */
export const tone = styleVariants({
  base: { background: color.neutral.subtle, color: color.text.secondary, borderColor: color.border.default },
  green: { background: color.accent.subtle, color: color.accent.text, borderColor: color.accent.border },
  brass: { background: color.brass.subtle, color: color.brass.text, borderColor: color.brass.border },
  blue: { background: color.info.subtle, color: color.info.text, borderColor: color.info.border },
  red: { background: color.danger.subtle, color: color.danger.text, borderColor: color.danger.border },
});
export const days = style({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
export const legend = style({
  padding: 0,
  fontWeight: 600,
  fontSize: vars.size.base,
  marginBlockEnd: space[1],
});
export const dayRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '@media': { [below.sm]: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});
export const day = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 48,
  minBlockSize: 40,
  paddingInline: space[2],
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  fontSize: vars.size.base,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.accent.subtle,
      borderColor: color.accent.solid,
      color: color.accent.text,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
    '&:has(:disabled)': { cursor: 'default', color: color.text.muted },
  },
  '@media': {
    [below.sm]: { minInlineSize: 0, minBlockSize: 44, paddingInline: 0 },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});
export const dayInput = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' });
export const answer = style({ marginBlockStart: space[4] });
export const total = style({
  fontSize: vars.size.xl,
  fontWeight: 650,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const lines = style({ listStyle: 'none', padding: 0, margin: 0 });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const lineAmount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const week = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = style({
  inlineSize: 44,
  textAlign: 'start',
  fontWeight: 500,
  fontSize: vars.size.sm,
  color: color.text.secondary,
});
export const spans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(48, minmax(0, 1fr))',
  listStyle: 'none',
  padding: 0,
  margin: `2px 0`,
});
export const span = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 26,
  minInlineSize: 0,
  overflow: 'clip',
  border: '1px solid',
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const hours = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: color.text.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
