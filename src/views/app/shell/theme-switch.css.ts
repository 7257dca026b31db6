import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** Keeps the room of the switch until it is there. */
export const place = style({
  flex: 'none',
  inlineSize: vars.control.regular,
  blockSize: vars.control.regular,
});
