import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[3], padding: space[4] });
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[2] });
export const path = style({
  display: 'block',
  inlineSize: '100%',
  textAlign: 'start',
  padding: `${space[2]} ${space[3]}`,
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  color: color.text.primary,
  font: 'inherit',
  fontSize: vars.size.base,
  cursor: 'pointer',
  ':hover': { borderColor: color.accent.solid },
});
export const id = style({ fontFamily: vars.font.code, fontSize: vars.size.xs, color: color.text.muted });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const at = style({
  flex: 1,
  fontSize: vars.size.base,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.secondary,
});
export const steps = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 190,
  overflowY: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  gap: space[2],
  inlineSize: '100%',
  padding: `6px ${space[3]}`,
  border: 0,
  background: 'none',
  color: color.text.primary,
  font: 'inherit',
  fontSize: vars.size.sm,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':hover': { background: color.surface.hover },
  selectors: {
    '&[aria-current=step]': {
      background: color.brass.subtle,
      boxShadow: `inset 3px 0 0 ${color.brass.solid}`,
      fontWeight: 600,
    },
  },
});
export const number = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const value = style({
  display: 'block',
  color: color.text.muted,
  fontSize: vars.size.xs,
  fontWeight: 400,
});
export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  padding: space[3],
  background: color.surface.sunken,
  borderRadius: vars.radius.lg,
  overflowX: 'auto',
  // A phone is as wide as what it is to show.
  '@media': { [below.md]: { marginInline: `calc(-1 * ${space[4]})`, padding: `${space[3]} 0` } },
});
export const screen = style({
  inlineSize: '100%',
  blockSize: 640,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.surface.canvas,
  boxShadow: vars.elevation[2],
  selectors: {
    '&[data-width=phone]': { inlineSize: 'min(392px, 100%)', borderRadius: 20 },
    '&[data-width=wide]': { minInlineSize: 960 },
  },
});
export const note = style({ fontSize: vars.size.sm, color: color.text.muted, overflowWrap: 'anywhere' });
