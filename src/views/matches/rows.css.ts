import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

/** What is wide enough sets the event beside the players instead of under them. */
const roomy = '(min-width: 40em)';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, containerType: 'inline-size' });
export const day = style({
  padding: `7px ${space[4]}`,
  background: color.surface.sunken,
  color: color.text.muted,
  fontSize: size.sm,
  fontWeight: 600,
  fontStretch: '100%',
  lineHeight: vars.line.sm,
});
const row = {
  color: color.text.primary,
  textDecoration: 'none',
  borderBlockStart: `1px solid ${color.border.subtle}`,
} as const;

export const upcoming = style({
  ...row,
  display: 'grid',
  // A clock of the place under that of the reader, whose row is as high while the reader's zone is not known.
  gridTemplateColumns: '6.75rem minmax(0, 1fr) minmax(0, 0.9fr)',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 'calc(3.5rem + 24px)',
  padding: `${space[3]} ${space[4]}`,
  selectors: {
    '&:hover': { background: color.surface.hover },
    [`${list} > li:first-child > &`]: { borderBlockStart: 0 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [below.lg]: { gridTemplateColumns: '6.75rem minmax(0, 1fr)' } },
});
export const time = style({
  fontFamily: vars.font.score,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: '1.375rem',
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [below.lg]: { gridRow: '1 / span 2' } },
});
export const half = style({
  display: 'block',
  fontFamily: vars.font.body,
  fontSize: size.xs,
  fontWeight: 500,
  lineHeight: 1.3,
  color: color.text.muted,
});
export const there = style({
  display: 'block',
  fontFamily: vars.font.body,
  fontSize: size.sm,
  fontWeight: 500,
  lineHeight: vars.line.sm,
  color: color.text.secondary,
});
export const players = style({ minInlineSize: 0, lineHeight: vars.line.md });
export const player = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const code = style({
  fontFamily: vars.font.score,
  fontSize: size.sm,
  fontWeight: 650,
  letterSpacing: '0.06em',
  color: color.text.muted,
});
export const event = style({
  minInlineSize: 0,
  fontSize: size.sm,
  lineHeight: vars.line.sm,
  color: color.text.muted,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': { [below.lg]: { gridColumn: '2', marginBlockStart: -8, textAlign: 'start' } },
});
export const eventPart = style({
  display: 'block',
  '@media': {
    [below.lg]: {
      display: 'inline-block',
      selectors: { '& + &': { whiteSpace: 'nowrap' }, '&:not(:last-child)': { paddingInlineEnd: space[3] } },
    },
  },
});

export const result = style({
  ...row,
  display: 'block',
  padding: `11px ${space[4]} ${space[3]}`,
  selectors: {
    '&:hover': { background: color.surface.hover },
    [`${list} > li:first-child > &`]: { borderBlockStart: 0 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space[8],
      alignItems: 'center',
    },
  },
});
export const score = style({ display: 'block', minInlineSize: 0 });
export const side = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  lineHeight: '23px',
  fontWeight: 500,
  color: color.text.secondary,
  selectors: { '&[data-standing=won]': { fontWeight: 650, color: color.text.primary } },
});
export const sideName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const tally = style({
  flex: 'none',
  fontFamily: vars.font.score,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: vars.score.sm,
  color: color.text.muted,
  selectors: { '[data-standing=won] > &': { fontWeight: 800, color: color.text.primary } },
});
export const note = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[1],
  fontSize: size.sm,
  lineHeight: vars.line.sm,
  color: color.text.muted,
  '@container': { [roomy]: { flexDirection: 'column', gap: 0, margin: 0, textAlign: 'end' } },
});
export const best = style({ flex: 'none', fontWeight: 600, color: color.brass.text });
