import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  selectors: { '&:hover': { color: vars.color.text.primary } },
});

export const explanation = style({
  fontSize: vars.size.sm,
  lineHeight: 1.4,
  color: vars.color.text.secondary,
  // Empty, it must stand in the page to be heard later, and take no room.
  selectors: { '&:empty': { position: 'absolute' } },
});
