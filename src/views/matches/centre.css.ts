import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const page = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: `28px ${vars.layout.gutter} ${space[16]}`,
  '@media': { [below.md]: { paddingBlockStart: space[3] } },
});
/** The cloth reaches further out than the text on phones. */
export const cloth = style({ '@media': { [below.md]: { marginInline: `calc(-1 * ${space[2]})` } } });
export const note = style({
  fontSize: size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockStart: space[3] } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)',
  gap: space[8],
  alignItems: 'start',
  paddingBlockStart: vars.layout.section,
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.layout.section } },
});
export const streaming = style({ paddingBlockStart: vars.layout.section });
export const facts = style({
  display: 'grid',
  gap: space[3],
  fontSize: size.base,
  lineHeight: vars.line.base,
});
export const fact = style({ display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: space[3] });
export const term = style({ color: color.text.muted });
export const value = style({ fontWeight: 550, overflowWrap: 'anywhere' });
export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[4],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontSize: size.sm,
  lineHeight: vars.line.sm,
  color: color.text.secondary,
});
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});

export const frames = style({ inlineSize: '100%', fontVariantNumeric: 'tabular-nums' });
const cell = { paddingInline: space[3], textAlign: 'end' } as const;
export const head = style({
  ...cell,
  blockSize: 38,
  background: color.surface.sunken,
  color: color.text.secondary,
  fontSize: size.sm,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { textAlign: 'start', paddingInlineStart: space[4] },
    '&:last-child': { paddingInlineEnd: space[4] },
  },
});
export const data = style({
  ...cell,
  blockSize: 42,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
  selectors: {
    '&:first-child': { textAlign: 'start', paddingInlineStart: space[4], color: color.text.muted },
    '&:last-child': { paddingInlineEnd: space[4], fontSize: size.sm, color: color.text.muted },
    '&[data-result=won]': { fontWeight: 700, color: color.text.primary },
    'tr[data-state=now] > &': { background: color.brass.subtle },
  },
});
export const visit = style({ fontSize: size.sm, fontWeight: 400, color: color.text.muted });
export const none = style({ padding: space[4], color: color.text.muted });
/** Under the cloth, before what is known of the match. */
export const corrected = style({ paddingBlockStart: space[4] });
