import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${vars.space[6]} ${vars.space[6]} 28px`,
  textAlign: 'center',
});
export const diagram = style({ inlineSize: 220, maxInlineSize: '100%', marginBlockEnd: vars.space[4] });
export const text = style({
  marginBlockStart: vars.space[1],
  color: vars.color.text.secondary,
  maxInlineSize: '46ch',
});
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
});
