import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  padding: `${space[8]} ${vars.layout.gutter} ${space[16]}`,
});
export const search = style({ maxInlineSize: 420, '@media': { [below.md]: { maxInlineSize: 'none' } } });
export const found = style({ minBlockSize: vars.line.sm, fontSize: size.sm, color: color.text.muted });
export const group = style({ display: 'grid', gap: space[1], marginBlockStart: space[6] });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[4],
  fontSize: size.sm,
});
export const note = style({ color: color.text.muted });
