import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: color.surface.raised,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  '@media': {
    [below.md]: {
      blockSize: '34dvh',
      borderInlineEnd: 'none',
      borderBlockEnd: `1px solid ${color.border.subtle}`,
    },
  },
});
export const search = style({ padding: space[3] });
export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: `0 ${space[2]} ${space[4]}`,
});
export const link = style({
  display: 'block',
  padding: `6px ${space[3]}`,
  borderRadius: vars.radius.md,
  color: color.text.primary,
  textDecoration: 'none',
  fontSize: vars.size.base,
  fontWeight: 600,
  ':hover': { background: color.surface.hover },
  selectors: {
    '&[aria-current=true]': {
      background: color.accent.subtle,
      color: color.accent.text,
      boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    },
  },
});
export const detail = style({
  display: 'block',
  fontSize: vars.size.xs,
  fontWeight: 400,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
export const count = style({
  padding: `0 ${space[5]} ${space[2]}`,
  fontSize: vars.size.sm,
  color: color.text.muted,
});
