import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';
import { wrapping } from '#styles/wrapping.ts';

const { color, space } = vars;

/** The plan, and beside it what is booked; under each other on narrow windows, what is booked first. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const panel = style({ '@media': { [below.lg]: { order: -1 } } });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'end',
  marginBlockEnd: space[4],
});
export const day = style({
  flex: '1 1 200px',
  maxInlineSize: 280,
  minInlineSize: 0,
  '@media': { [below.sm]: { maxInlineSize: 'none' } },
});
export const length = style({ flex: '1 1 140px', maxInlineSize: 220, minInlineSize: 0 });
export const steps = style({ display: 'flex', gap: space[1] });
/** The days of the week ahead: each as wide as the others, and as wide as the page on a phone. */
export const week = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
  flex: '1 1 320px',
  maxInlineSize: 460,
  minInlineSize: 0,
  minBlockSize: 48,
  '@media': { [below.sm]: { maxInlineSize: 'none', flexBasis: '100%' } },
});
export const weekDay = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: 48,
  paddingInline: 0,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  color: color.text.primary,
  font: 'inherit',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.neutral.subtle },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
    '&[aria-current=date]': {
      background: color.accent.subtle,
      borderColor: color.accent.border,
      color: color.accent.text,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current=date]': { outline: '2px solid Highlight' } } },
  },
});
export const weekday = style({ fontSize: vars.size.xs, fontWeight: 400 });
export const freeDay = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  marginBlockStart: space[3],
});
/** The name of a day may be long in some languages. */
globalStyle(`${freeDay} > button`, wrapping);
export const date = style({ margin: 0, fontSize: vars.size.lg, fontWeight: 650 });
export const hint = style({ margin: 0, color: color.text.muted, fontSize: vars.size.sm });
export const stale = style({ margin: 0, color: color.text.muted, fontSize: vars.size.sm });
export const none = style({ paddingBlock: space[6], margin: 0, color: color.text.muted });

/** A line a table, as long as the day; on a phone the list of times says the same. */
export const board = style({ '@media': { [below.md]: { display: 'none' } } });
export const grid = style({ overflowX: 'auto', scrollPaddingInlineStart: 60 });
/** What keys do here is said to those who use them. */
export const keys = style({
  display: 'none',
  margin: 0,
  marginBlockStart: space[2],
  color: color.text.muted,
  fontSize: vars.size.sm,
  selectors: { [`${grid}:has(:focus-visible) + &`]: { display: 'block' } },
});
export const field = style({ position: 'relative', minInlineSize: 'var(--day)' });
export const scale = style({
  display: 'grid',
  gridTemplateColumns: '56px repeat(var(--slots), minmax(0, 1fr))',
  color: color.text.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
/** Above the numbers of the tables, so that no hour stands there that has been scrolled away. */
export const corner = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: color.surface.raised,
});
export const hour = style({ gridColumn: 'span 2', paddingBlock: 2 });
export const row = style({ display: 'flex', alignItems: 'stretch', blockSize: 34 });
export const name = style({
  inlineSize: 56,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  position: 'sticky',
  insetInlineStart: 0,
  background: color.surface.raised,
  zIndex: 1,
  fontWeight: 600,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  cursor: 'pointer',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  // Lines at each half hour, drawn and no elements.
  backgroundImage: `linear-gradient(to right, ${color.border.subtle} 1px, transparent 1px)`,
  backgroundSize: 'calc(100% / var(--slots)) 100%',
});
export const trackOff = style({
  cursor: 'default',
  background: `repeating-linear-gradient(135deg, transparent 0 6px, ${color.neutral.subtle} 6px 12px)`,
});
export const entry = style({
  position: 'absolute',
  insetBlock: 3,
  border: '1px solid',
  borderRadius: vars.radius.sm,
  paddingInline: space[1],
  overflow: 'clip',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: vars.size.xs,
  lineHeight: '26px',
  textAlign: 'start',
  cursor: 'inherit',
});
export const opens = style({ cursor: 'pointer' });
/** A pointer can carry it to another place. */
export const movable = style({ cursor: 'grab' });
/** The place that a booking has until it is put down elsewhere. */
export const lifted = style({ opacity: 0.5 });
export const carried = style({ zIndex: 2, cursor: 'grabbing', fontVariantNumeric: 'tabular-nums' });
const ring = { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 };
globalStyle(`${entry}:focus-visible`, { ...ring, zIndex: 2 });
/** A half hour to which the keys have come; a pointer presses what lies below it. */
export const cursor = style({
  position: 'absolute',
  insetBlock: 3,
  border: 0,
  padding: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  pointerEvents: 'none',
  selectors: { '&:focus-visible': { ...ring, zIndex: 2 } },
});
export const tone = styleVariants({
  taken: { background: color.neutral.subtle, color: color.text.secondary, borderColor: color.border.default },
  own: { background: color.accent.subtle, color: color.accent.text, borderColor: color.accent.border },
  held: { background: color.brass.subtle, color: color.brass.text, borderColor: color.brass.border },
  block: { background: color.danger.subtle, color: color.danger.text, borderColor: color.danger.border },
  match: { background: color.info.subtle, color: color.info.text, borderColor: color.info.border },
  chosen: {
    background: color.accent.solid,
    color: color.text.onAccent,
    borderColor: color.accent.solid,
    zIndex: 1,
    pointerEvents: 'none',
  },
});
export const now = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 2,
  background: color.danger.solid,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { background: 'Highlight' } },
});

/** The times of a day, each with what is free then. */
export const starts = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 420,
  overflowY: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  '@media': { [below.lg]: { maxBlockSize: 'none', overflowY: 'visible' } },
});
const choice = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: space[3],
  paddingBlock: space[2],
  border: 0,
  background: 'transparent',
  color: color.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: color.neutral.subtle },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
    '&[aria-pressed=true], &[aria-expanded=true]': {
      background: color.accent.subtle,
      color: color.accent.text,
      fontWeight: 600,
    },
    '&:disabled': { cursor: 'default', color: color.text.muted },
  },
});
export const start = choice;
export const startItem = style({ borderBlockEnd: `1px solid ${color.border.subtle}` });
export const time = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' });
export const footer = style({ display: 'grid', gap: space[3] });
/** What is chosen stays in sight below the times of a long day. */
export const footerInSight = style([
  footer,
  {
    '@media': {
      [below.lg]: {
        position: 'sticky',
        insetBlockEnd: 0,
        paddingBlock: space[3],
        background: color.surface.raised,
        borderBlockStart: `1px solid ${color.border.subtle}`,
      },
    },
  },
]);
export const detail = style({ fontSize: vars.size.sm });
export const tables = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.neutral.subtle,
});
export const table = style([choice, { paddingInlineStart: space[6] }]);
export const total = style({
  margin: 0,
  fontSize: vars.size.xl,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const lines = style({ listStyle: 'none', padding: 0, margin: 0 });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  fontSize: vars.size.sm,
});
export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
});
globalStyle(`${facts} dt`, { color: color.text.muted });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
/** What of a line is free takes a press anywhere; where it is pressed says when. */
export const free = style({
  position: 'absolute',
  inset: 0,
  border: 0,
  padding: 0,
  background: 'transparent',
  cursor: 'pointer',
});
