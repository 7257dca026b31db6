import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const box = style({
  position: 'relative',
  display: 'inline-flex',
  alignSelf: 'start',
  maxInlineSize: '100%',
  '@media': { [below.sm]: { display: 'flex', alignSelf: 'stretch' } },
});

export const cells = style({
  display: 'flex',
  gap: 8,
  minInlineSize: 0,
  '@media': { [below.sm]: { flex: 1, gap: 6 } },
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  minInlineSize: 0,
  blockSize: 52,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.overlay,
  fontFamily: vars.font.score,
  fontSize: vars.score.md,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  selectors: {
    '&[data-state=current]': {
      borderColor: color.focus.ring,
      boxShadow: `inset 0 0 0 1px ${color.focus.ring}`,
    },
    '[data-state=invalid] > * > &': { borderColor: color.danger.solid },
    // The input's own caret would stand in another place than the cell that takes the next digit.
    '&[data-state=current]:empty::after': {
      content: '""',
      inlineSize: 2,
      blockSize: 26,
      background: color.text.primary,
    },
  },
  '@media': { [below.sm]: { flex: 1, inlineSize: 'auto' } },
});

/** Lies over the cells and is itself not seen; the cells show what is in it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: vars.control.text,
  outline: 'none',
  selectors: {
    '&::selection': { background: 'transparent' },
    '&:autofill': { opacity: 0 },
  },
  '@media': { '(forced-colors: active)': { opacity: 0 } },
});
