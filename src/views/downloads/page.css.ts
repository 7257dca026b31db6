import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { realBall } from '#styles/palette.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const page = style({ display: 'grid', gap: space[6], paddingBlock: `${space[8]} ${space[16]}` });
export const apps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({ display: 'flex', gap: space[4], alignItems: 'flex-start' });
export const name = style({ fontSize: size.lg, overflowWrap: 'anywhere' });
export const description = style({ color: color.text.secondary, overflowWrap: 'anywhere' });
export const builds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  marginBlockStart: space[5],
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const build = style({ display: 'grid', gap: space[3], alignContent: 'start' });
export const way = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
export const version = style({ fontSize: size.sm, color: color.text.secondary });
export const hint = style({ fontSize: size.sm, color: color.text.muted });
export const code = style({
  inlineSize: 148,
  blockSize: 148,
  borderRadius: vars.radius.sm,
  border: `1px solid ${color.border.subtle}`,
  background: realBall.white,
  forcedColorAdjust: 'none',
});
export const drawing = style({ display: 'block' });
export const dark = style({ fill: realBall.black });
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  fontSize: size.sm,
});
