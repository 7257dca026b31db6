import { globalLayer } from '@vanilla-extract/css';

/** Element defaults lie below every part, in whatever order lazy pages load their styles. */
export const base = globalLayer('base');
