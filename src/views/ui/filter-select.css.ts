import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';

export const filter = style({
  display: 'flex',
  minInlineSize: 0,
  // Of three on a phone the first has a row of its own.
  '@media': { [below.sm]: { selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } } } },
});
