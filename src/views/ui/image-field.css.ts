import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size } = vars;

export const field = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });

export const shown = style({ flex: 'none', display: 'grid' });

export const side = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const label = style({ fontSize: size.base, fontWeight: 600, color: color.text.primary });

export const status = style({ fontSize: size.sm, color: color.text.secondary, overflowWrap: 'anywhere' });

export const hint = style({ fontSize: size.sm, color: color.text.muted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** A picture that is wider than high, as articles show it. */
export const wide = style({
  inlineSize: 160,
  maxInlineSize: '30vw',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border.default}`,
  background: color.surface.sunken,
});
