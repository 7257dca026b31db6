import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

/** Looks like one input, with the tags inside it. */
export const box = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  minBlockSize: vars.control.field,
  padding: `6px ${space[3]}`,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  selectors: {
    '[data-ground=overlay] &': { background: color.surface.overlay },
    '&:has(> input:focus-visible)': {
      borderColor: color.focus.ring,
      boxShadow: `inset 0 0 0 1px ${color.focus.ring}`,
    },
    '&:has(> input[aria-invalid=true])': {
      borderColor: color.danger.solid,
      boxShadow: `inset 0 0 0 1px ${color.danger.solid}`,
    },
  },
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });

export const input = style({
  flex: 1,
  minInlineSize: '6rem',
  minBlockSize: 26,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text.primary,
  fontSize: vars.control.text,
  lineHeight: vars.line.md,
  outline: 'none',
  selectors: { '&::placeholder': { color: color.text.muted } },
  '@media': { '(forced-colors: active)': { outline: '1px solid transparent' } },
});
