import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '46rem',
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.layout.gutter} ${vars.space[16]}`,
  '@media': { print: { maxInlineSize: 'none', padding: 0 } },
});
export const note = style({ color: vars.color.text.muted, fontSize: vars.size.sm });
