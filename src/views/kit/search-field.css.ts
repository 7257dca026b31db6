import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { below } from '#styles/breakpoints.ts';

export const box = style({
  inlineSize: 232,
  maxInlineSize: '100%',
  '@media': { [below.md]: { inlineSize: '100%' } },
});

globalStyle(`${box} input`, { blockSize: vars.control.regular });
globalStyle(`${box} input::-webkit-search-cancel-button`, { cursor: 'pointer' });
