import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const menu = style({
  zIndex: vars.z.overlay,
  minInlineSize: 200,
  maxInlineSize: 'min(320px, calc(100vw - 1rem))',
  padding: space[1],
  background: color.surface.overlay,
  color: color.text.primary,
  border: `1px solid ${color.border.default}`,
  borderRadius: 8,
  boxShadow: vars.elevation[2],
  fontSize: vars.size.md,
  animation: `${appear} ${vars.duration.base} ${vars.ease.in}`,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 36,
  padding: `${space[1]} 10px`,
  borderRadius: 5,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: color.surface.hover,
      boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    },
    '&[data-highlighted]:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.focus.ring}` },
    '&[data-tone=danger]': { color: color.danger.text },
    '&[data-tone=danger][data-highlighted]': { background: color.danger.subtle },
    '&[data-disabled]': { color: color.text.muted, cursor: 'not-allowed' },
  },
});

export const sign = style({
  display: 'flex',
  color: color.text.muted,
  selectors: { '[data-tone=danger] > &': { color: 'inherit' } },
});

export const rule = style({ blockSize: 1, margin: `${space[1]} 0`, background: color.border.subtle });

export const label = style({
  padding: `6px 10px ${space[1]}`,
  fontSize: vars.size.sm,
  fontWeight: 600,
  color: color.text.muted,
});
