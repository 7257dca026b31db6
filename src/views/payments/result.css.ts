import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

export const page = style({ maxInlineSize: 640 });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.size['2xl'],
  lineHeight: vars.line.heading,
});
export const text = style({ marginBlock: space[4], color: vars.color.text.secondary });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[5],
  '@media': { [below.sm]: { display: 'grid' }, print: { display: 'none' } },
});
