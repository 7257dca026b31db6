import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';

/** Whole where there is room; where a row is a block it breaks anywhere if it must. */
export const email = style({
  overflowWrap: 'break-word',
  '@media': { [below.md]: { overflowWrap: 'anywhere' }, '(min-width: 1280px)': { whiteSpace: 'nowrap' } },
});
