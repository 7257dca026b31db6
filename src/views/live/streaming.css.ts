import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const card = style({ display: 'grid', gap: space[3], '@media': { print: { display: 'none' } } });
export const title = style({ fontSize: size.lg, fontWeight: 700 });
export const text = style({ color: color.text.secondary, maxInlineSize: '64ch' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[2],
});
/** The field keeps the line, and the buttons go below it where there is no room. */
export const field = style({ flex: 1, minInlineSize: 0, '@media': { [below.sm]: { flexBasis: '100%' } } });
