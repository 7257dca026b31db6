import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const prose = style({ maxInlineSize: '68ch', lineHeight: 1.6, color: vars.color.text.secondary });

globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space[4] });
globalStyle(`${prose} > :is(h2, h3)`, { marginBlockStart: vars.space[8] });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: vars.space[5] });
globalStyle(`${prose} li + li`, { marginBlockStart: vars.space[1] });
globalStyle(`${prose} a`, {
  color: vars.color.accent.text,
  textDecorationColor: vars.color.accent.border,
  textUnderlineOffset: 3,
});
globalStyle(`${prose} :is(strong, dt)`, { color: vars.color.text.primary, fontWeight: 600 });
