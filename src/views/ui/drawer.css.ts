import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { roomBelow } from './notice-place.ts';

const { color, space } = vars;
const slide = keyframes({ from: { translate: '-100% 0' } });
const slideOut = keyframes({ to: { translate: '-100% 0' } });

export const drawer = style({
  position: 'fixed',
  insetBlock: `0 ${roomBelow}`,
  insetInlineStart: 0,
  zIndex: vars.z.overlay,
  inlineSize: 320,
  maxInlineSize: 'calc(100vw - 3.5rem)',
  display: 'flex',
  flexDirection: 'column',
  background: color.shell.surface,
  color: color.shell.text,
  borderInlineEnd: `1px solid ${color.shell.border}`,
  boxShadow: vars.elevation[3],
  vars: { [color.focus.ring]: color.baize.brass },
  animation: `${slide} ${vars.duration.slow} ${vars.ease.in}`,
  selectors: {
    '&[data-state=closed]': { animation: `${slideOut} ${vars.duration.slowOut} ${vars.ease.out} forwards` },
    '&:focus-visible': { outline: 'none' },
  },
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.layout.header,
  paddingInline: `${space[5]} ${space[2]}`,
});
export const brand = style({ flex: 1, minInlineSize: 0, color: color.shell.text });
export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[1]} ${space[3]} max(${space[5]}, env(safe-area-inset-bottom))`,
});
