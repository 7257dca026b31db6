import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';

/** Whole where there is room for it; else it breaks anywhere if it must, and in a column keeps a width that can be read. */
export const email = style({
  overflowWrap: 'anywhere',
  display: 'inline-block',
  minInlineSize: '16ch',
  '@media': {
    [below.md]: { display: 'inline', minInlineSize: 0 },
    '(min-width: 80em)': { minInlineSize: '20ch' },
  },
});
