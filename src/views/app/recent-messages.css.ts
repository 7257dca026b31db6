import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const recent = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.content,
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.layout.gutter}`,
  color: vars.color.text.muted,
  fontSize: vars.size.sm,
  '@media': { print: { display: 'none' } },
});
export const title = style({ inlineSize: 'fit-content', paddingBlock: vars.space[2], cursor: 'pointer' });
export const list = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: vars.space[5] });
