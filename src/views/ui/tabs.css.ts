import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border.default}`,
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  blockSize: 44,
  paddingInline: 14,
  fontWeight: 600,
  color: color.text.muted,
  whiteSpace: 'nowrap',
  borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
  selectors: {
    '&:hover': { color: color.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-selected=true]': { color: color.text.primary },
    '&[aria-selected=true]::after': {
      content: '',
      position: 'absolute',
      insetInline: 14,
      insetBlockEnd: 0,
      blockSize: 3,
      borderRadius: '2px 2px 0 0',
      background: color.accent.solid,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected=true]::after': { background: 'Highlight' } } },
  },
});

export const count = style({ marginInlineStart: 6, fontWeight: 500, color: color.text.muted });
export const panel = style({
  paddingBlockStart: vars.space[5],
  selectors: { '&:focus-visible': { outlineOffset: 4, borderRadius: vars.radius.sm } },
});
