import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const card = style({
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation[1],
  minInlineSize: 0,
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
});

export const padding = styleVariants({
  none: { overflow: 'clip' },
  list: { padding: space[4] },
  form: { padding: space[5] },
  feature: { padding: '28px', '@media': { [below.sm]: { padding: space[5] } } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 32,
  marginBlockEnd: 14,
});
export const title = style({ flex: 1, minInlineSize: 0, fontSize: '1.125rem' });
