import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';
import { lowWindow, roomAbove, roomAboveLow, roomBelow } from './notice-place.ts';

const { color, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  background: color.scrim,
  animation: `${fade} ${vars.duration.slow} ${vars.ease.in}`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeOut} ${vars.duration.slowOut} ${vars.ease.out} forwards` },
  },
});

const panel = style({
  position: 'fixed',
  insetBlock: `${roomAbove} 1.5rem`,
  insetInline: 0,
  zIndex: vars.z.overlay,
  margin: 'auto',
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - ${roomAbove} - 1.5rem)`,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: color.surface.overlay,
  color: color.text.primary,
  borderRadius: vars.radius.xl,
  borderBlockStart: `6px solid ${color.rail.surface}`,
  boxShadow: `${vars.elevation[3]}, 0 0 0 1px ${color.border.subtle}`,
  animation: `${rise} ${vars.duration.slow} ${vars.ease.in}`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeOut} ${vars.duration.slowOut} ${vars.ease.out} forwards` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [lowWindow]: {
      insetBlockStart: roomAboveLow,
      maxBlockSize: `calc(100dvh - ${roomAboveLow} - 1.5rem)`,
    },
    [below.sm]: {
      // A question of one line would look lost on a whole screen: it comes up from below, under the thumb.
      selectors: {
        '&[data-body=none]': {
          insetBlockStart: 'auto',
          blockSize: 'fit-content',
          borderStartStartRadius: vars.radius.xl,
          borderStartEndRadius: vars.radius.xl,
        },
      },
      margin: 0,
      insetBlock: `0 ${roomBelow}`,
      blockSize: `calc(100dvh - ${roomBelow})`,
      maxBlockSize: 'none',
      borderRadius: 0,
      boxShadow: 'none',
    },
    '(forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

export const width = styleVariants({ confirm: 440, form: 600, wide: 780 }, (pixels) => [
  panel,
  {
    inlineSize: '100%',
    '@media': { [from.sm]: { maxInlineSize: `min(${pixels}px, calc(100vw - 2rem))` } },
  },
]);

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[5]} ${space[6]} ${space[3]}`,
  '@media': { [below.sm]: { padding: `${space[4]} ${space[4]} ${space[3]}` } },
});

export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({ fontSize: vars.size.xl, lineHeight: vars.line.xl });
export const purpose = style({ marginBlockStart: 2, fontSize: vars.size.base, color: color.text.secondary });
export const close = style({ flex: 'none', marginBlockStart: -6, marginInlineEnd: -10 });

export const rest = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
  padding: `${space[1]} ${space[6]} ${space[6]}`,
  fontSize: vars.size.md,
  color: color.text.primary,
  '@media': { [below.sm]: { padding: `${space[1]} ${space[4]} ${space[5]}` } },
});

export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 10,
  padding: `14px ${space[6]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  '@media': {
    [below.sm]: {
      padding: `${space[3]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom))`,
    },
  },
});

export const note = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.size.sm,
  color: color.text.muted,
  '@media': { [below.sm]: { flexBasis: '100%' } },
});

/** On phones the buttons share the width. */
export const actions = style({
  display: 'flex',
  gap: 10,
  '@media': { [below.sm]: { flex: 1, display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
