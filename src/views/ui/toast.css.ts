import { keyframes, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';
import { aboveDialog } from './notice-place.ts';

const { color, space } = vars;
/** A form's buttons stay at the end of the screen, and stay free. */
const aboveActions = (rest: string) => ({
  'body:has([data-part=actions]) &': {
    insetBlockEnd: `calc(4.5rem + max(${rest}, env(safe-area-inset-bottom)))`,
  },
});
const arrive = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const region = style({
  position: 'fixed',
  insetBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
  insetInlineEnd: space[5],
  zIndex: vars.z.toast,
  maxInlineSize: 'calc(100vw - 2rem)',
  pointerEvents: 'none',
  selectors: aboveActions(space[5]),
  '@media': {
    [below.md]: {
      insetInline: space[3],
      insetBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
      selectors: {
        ...aboveActions(space[3]),
        // The dialog leaves the end of the screen free.
        'body:has([data-ground=overlay]) &': {
          insetBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
        },
      },
    },
    ...aboveDialog,
    print: { display: 'none' },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
  '@media': { [below.md]: { alignItems: 'stretch' } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  maxInlineSize: 440,
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  background: color.shell.surface,
  color: color.shell.text,
  border: `1px solid ${color.shell.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation[3],
  fontWeight: 550,
  pointerEvents: 'auto',
  vars: { [color.focus.ring]: color.baize.brass },
  animation: `${arrive} ${vars.duration.base} ${vars.ease.in}`,
  selectors: {
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${vars.duration.fast}` },
    '&[data-swipe=end]': { opacity: 0 },
    'body:has([data-ground=overlay]) &': { maxInlineSize: 640 },
  },
  '@media': {
    [below.md]: {
      maxInlineSize: 'none',
      selectors: { 'body:has([data-ground=overlay]) &': { maxInlineSize: 'none' } },
    },
  },
});

export const sign = style({
  paddingBlockStart: 7,
  color: color.baize.brass,
  selectors: { '[data-tone=error] > &': { color: color.baize.live } },
});
export const text = style({ flex: 1, paddingBlock: 5, overflowWrap: 'anywhere' });
