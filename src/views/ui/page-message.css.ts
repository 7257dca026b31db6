import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '60vh',
  padding: `${vars.space[10]} ${vars.layout.gutter}`,
  textAlign: 'center',
});
export const diagram = style({ inlineSize: 320, maxInlineSize: '100%', marginBlockEnd: vars.space[6] });
export const title = style({
  fontSize: vars.size['2xl'],
  maxInlineSize: '24em',
  selectors: { '&:focus-visible': { outlineOffset: 4 } },
});
export const text = style({
  marginBlockStart: vars.space[2],
  maxInlineSize: '52ch',
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[6],
  '@media': { [below.sm]: { alignSelf: 'stretch' } },
});

globalStyle(`${actions} > *`, { '@media': { [below.sm]: { flex: '1 1 10rem' } } });
