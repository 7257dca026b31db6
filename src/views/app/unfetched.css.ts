import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const popup = style({
  position: 'fixed',
  insetInline: vars.layout.gutter,
  insetBlockEnd: vars.layout.gutter,
  zIndex: vars.z.overlay,
  maxInlineSize: 440,
  marginInline: 'auto',
  boxShadow: vars.elevation[3],
  borderRadius: vars.radius.md,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
