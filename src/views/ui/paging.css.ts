import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  padding: `10px ${space[4]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  fontSize: vars.size.base,
  '@media': { [below.md]: { padding: space[3] } },
});

export const range = style({
  flex: 1,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const rows = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.secondary,
});

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '@media': { [below.md]: { inlineSize: '100%', justifyContent: 'space-between' } },
});

export const page = style({
  minInlineSize: 32,
  blockSize: 32,
  display: 'grid',
  placeItems: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  fontWeight: 600,
  textAlign: 'center',
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: color.surface.hover },
    '&[aria-current=page]': {
      background: color.accent.subtle,
      borderColor: color.accent.border,
      color: color.accent.text,
    },
    '&[aria-disabled=true]': { color: color.border.control, cursor: 'default' },
  },
  // Seven pages and two steps stand side by side on the narrowest phone.
  '@media': { [below.md]: { flex: '0 1 40px', minInlineSize: 28, blockSize: 40 } },
});

export const gap = style({ inlineSize: 24, textAlign: 'center', color: color.text.muted });
