import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const base = style({ inlineSize: '100%', marginInline: 'auto', paddingInline: vars.layout.gutter });
const wide = (most: string) => [base, { maxInlineSize: `calc(${most} + 2 * ${vars.layout.gutter})` }];

export const width = styleVariants({
  page: wide(vars.layout.content),
  form: wide('820px'),
  card: wide('480px'),
  text: wide('68ch'),
});
