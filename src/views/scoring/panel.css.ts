import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space, radius } = vars;

/** Keys for one thumb: nothing that is tapped at the table is lower than this. */
const key = 64;

export const place = style({ marginBlockEnd: space[6] });
export const panel = style({ display: 'grid', gap: space[4] });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 40,
  fontSize: size.sm,
  color: color.text.secondary,
});
export const sides = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] });
export const side = style({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  minBlockSize: 112,
  alignContent: 'space-between',
  justifyItems: 'start',
  textAlign: 'start',
  border: `2px solid ${color.border.default}`,
  borderRadius: radius.md,
  background: color.surface.raised,
  color: color.text.primary,
  touchAction: 'manipulation',
  selectors: {
    '&[data-state=at]': { borderColor: color.accent.solid, background: color.accent.subtle },
    'button&': { cursor: 'pointer' },
  },
});
export const name = style({ fontSize: size.md, fontWeight: 650, overflowWrap: 'anywhere' });
export const numbers = style({ display: 'flex', alignItems: 'baseline', gap: space[3] });
export const points = style({
  fontFamily: vars.font.score,
  fontSize: vars.score.lg,
  lineHeight: 1,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const minor = style({ fontSize: size.sm, color: color.text.secondary });
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
});
export const wide = style({ display: 'grid', gap: space[2] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  '@media': { [below.sm]: { gridTemplateColumns: '1fr' } },
});
export const tap = style({
  minBlockSize: key,
  padding: space[2],
  textAlign: 'center',
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.md,
  background: color.surface.raised,
  color: color.text.primary,
  fontSize: size.lg,
  fontWeight: 650,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active:not(:disabled)': { translate: '0 1px', background: color.surface.hover },
    '&:disabled': { color: color.text.muted, background: color.surface.sunken, cursor: 'not-allowed' },
    '&[data-weight=strong]': {
      background: color.accent.solid,
      borderColor: 'transparent',
      color: color.text.onAccent,
    },
    '&[data-weight=foul]': { borderStyle: 'dashed' },
  },
});
export const question = style({ display: 'grid', gap: space[3] });
export const text = style({ color: color.text.secondary });
