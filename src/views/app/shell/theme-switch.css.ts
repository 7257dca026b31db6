import { style } from '@vanilla-extract/css';

/** Keeps its room while it does not show. */
export const place = style({
  display: 'inline-flex',
  selectors: { '&[data-theme-known=false]': { visibility: 'hidden' } },
});
