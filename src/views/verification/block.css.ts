import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const block = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const row = style({ display: 'flex', gap: space[2], minInlineSize: 0 });

globalStyle(`${row} > button`, { flex: 'none', blockSize: vars.control.field });

export const pause = style({
  marginBlockStart: space[1],
  fontSize: vars.size.sm,
  color: color.text.muted,
});

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  padding: space[4],
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
});

export const code = style({
  minInlineSize: 0,
  '@media': { [below.sm]: { flexBasis: '100%' } },
});

export const actions = style({ display: 'flex', gap: space[4], marginInlineStart: 'auto' });
