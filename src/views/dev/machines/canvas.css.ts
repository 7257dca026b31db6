import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  background: color.surface.canvas,
});
export const surface = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  fontFamily: vars.font.body,
  ':active': { cursor: 'grabbing' },
});
export const tools = style({
  position: 'absolute',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: space[1],
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation[2],
});
export const scale = style({
  minInlineSize: 48,
  textAlign: 'center',
  fontSize: vars.size.sm,
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const middle = style({ display: 'grid', placeItems: 'center', blockSize: '100%', padding: space[6] });
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.secondary,
});
