import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const panel = style({
  zIndex: vars.z.overlay,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'var(--radix-popover-trigger-width)',
  maxInlineSize: 'min(360px, calc(100vw - 1rem))',
  maxBlockSize: 'min(296px, var(--radix-popover-content-available-height))',
  background: color.surface.overlay,
  color: color.text.primary,
  border: `1px solid ${color.border.default}`,
  borderRadius: 8,
  boxShadow: vars.elevation[2],
  fontSize: vars.size.md,
  animation: `${appear} ${vars.duration.fast} ${vars.ease.in}`,
});

export const list = style({
  minBlockSize: 0,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  selectors: { '&:not(:empty)': { padding: space[1] } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 36,
  padding: `${space[1]} 10px`,
  borderRadius: 5,
  cursor: 'pointer',
  userSelect: 'none',
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[data-state=active]': {
      background: color.surface.hover,
      boxShadow: `inset 0 0 0 2px ${color.focus.ring}`,
    },
  },
});

export const label = style({ flex: 1, minInlineSize: 0 });
export const match = style({ fontWeight: 650 });
export const detail = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const tick = style({ flex: 'none', display: 'flex', inlineSize: 16, color: color.accent.text });
export const none = style({ padding: `${space[2]} 10px`, color: color.text.secondary });

export const spoken = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
