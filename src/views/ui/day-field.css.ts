import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const coarse = '(pointer: coarse)';

export const order = style({
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  // While the field is empty it says so itself.
  selectors: { '&[data-state=empty]': { opacity: 0 } },
});

/** The day, and what stands beside it, or below it where letters are large. */
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5em, 100%), 1fr))',
  gap: vars.space[2],
});

export const place = style({ position: 'absolute', insetInlineEnd: 1, display: 'flex' });

export const open = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: vars.control.regular,
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text.primary },
    '&:disabled': { cursor: 'progress' },
  },
  '@media': {
    [below.md]: { inlineSize: 44, blockSize: 44 },
    [coarse]: { inlineSize: 44, blockSize: 44 },
  },
});

/** Never seen: the calendar of the browser opens below it. */
export const calendar = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  pointerEvents: 'none',
  fontSize: vars.control.text,
  '@media': {
    // A phone opens its own calendar at a touch of this field alone, so it lies over the button.
    [coarse]: {
      insetInlineStart: 'auto',
      inlineSize: 44,
      minInlineSize: 0,
      zIndex: 1,
      pointerEvents: 'auto',
    },
  },
});
