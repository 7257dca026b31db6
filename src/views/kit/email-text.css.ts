import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';

/** Where a row is a block it breaks anywhere if it must, and keeps its column wide enough for its parts elsewhere. */
export const email = style({
  overflowWrap: 'break-word',
  '@media': { [below.md]: { overflowWrap: 'anywhere' } },
});
