import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  fontSize: vars.size.base,
  color: vars.color.text.muted,
});
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const current = style({ color: vars.color.text.primary, fontWeight: 600, overflowWrap: 'anywhere' });
