import { style } from '@vanilla-extract/css';

/** A day is read in one line: its hyphens are no places to break at. */
export const day = style({ whiteSpace: 'nowrap' });
