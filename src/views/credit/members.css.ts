import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space, size } = vars;

export const section = style({ marginBlockStart: space[6] });
export const head = style({ padding: `${space[5]} ${space[5]} 0` });
export const search = style({ maxInlineSize: '22rem', marginBlockEnd: space[3] });
export const stale = style({
  marginBlockEnd: space[3],
  color: color.text.muted,
  fontSize: size.base,
  selectors: { '&:empty': { margin: 0 } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [below.sm]: { justifyContent: 'flex-start' } },
});
export const now = style({ color: color.text.muted, fontSize: size.base });
