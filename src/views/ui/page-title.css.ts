import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[4],
  marginBlockEnd: vars.space[5],
  '@media': { [below.md]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({
  selectors: {
    '&[data-size=office]': { fontSize: vars.size['2xl'] },
    '&:focus-visible': { outlineOffset: 4 },
  },
});
export const detail = style({ marginBlockStart: vars.space[1], color: vars.color.text.secondary });
export const lead = style({
  marginBlockStart: vars.space[2],
  maxInlineSize: '46rem',
  fontSize: vars.size.lg,
  lineHeight: 1.5,
  color: vars.color.text.secondary,
});
export const actions = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});

// On phones what a page offers fills the width, under the thumb.
globalStyle(`${actions} > *`, { '@media': { [below.md]: { flex: 1 } } });
