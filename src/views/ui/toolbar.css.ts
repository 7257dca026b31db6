import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
globalStyle(`${toolbar} [aria-pressed=true]`, { background: color.accent.subtle, color: color.accent.text });

export const popover = style({
  zIndex: vars.z.overlay,
  inlineSize: 'min(360px, calc(100vw - 24px))',
  padding: space[4],
  background: color.surface.overlay,
  color: color.text.primary,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation[2],
});
