import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const link = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.regular,
  blockSize: vars.control.regular,
  border: `1px solid ${vars.color.shell.border}`,
  borderRadius: '50%',
  color: vars.color.shell.text,
  selectors: { '&:hover': { background: vars.color.shell.hover } },
});
export const mark = style({ inlineSize: 18, blockSize: 18 });
