import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size } = vars;

/** The first line may run on above the D. */
export const title = style({
  marginInlineEnd: -60,
  fontSize: '2.125rem',
  lineHeight: 1.06,
  color: color.baize.text,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  selectors: {
    '&[data-length=long]': { marginInlineEnd: -24, fontSize: size.xl, lineHeight: 1.15 },
    '&:focus-visible': { outlineOffset: 4 },
  },
  '@media': { [below.md]: { marginInlineEnd: -100, fontSize: size['2xl'] } },
});
export const titleLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
  },
});
export const lines = style({ fontSize: size.md, color: color.baize.muted, textWrap: 'balance' });
export const place = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  fontSize: size.base,
  lineHeight: vars.line.base,
  color: color.baize.muted,
});
export const pin = style({ flex: 'none', marginBlockStart: 2 });
export const status = style({ fontSize: size.sm, fontWeight: 700, lineHeight: vars.line.sm });
