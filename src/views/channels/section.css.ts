import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const head = style({ padding: `${space[5]} ${space[5]} ${space[3]}` });
export const note = style({
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.muted,
  fontSize: vars.size.sm,
});
export const name = style({
  display: 'block',
  overflowWrap: 'anywhere',
  color: color.text.primary,
  fontWeight: 600,
  // A usual name stands in one line; a long key beside it breaks first.
  '@media': { [from.md]: { minInlineSize: '9em' } },
});
export const streamKey = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const mask = style({ color: color.text.muted, letterSpacing: '0.08em' });
export const shownKey = style({
  overflowWrap: 'anywhere',
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  '@media': { [from.md]: { flexWrap: 'nowrap' } },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [below.sm]: { gridTemplateColumns: '1fr' } },
});
export const reason = style({ marginBlockEnd: space[4] });
