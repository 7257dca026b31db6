import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  // As high as a target has to be, and no higher than the line that it stands in.
  marginBlock: -6,
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  selectors: { '&:hover': { color: vars.color.text.primary } },
});
