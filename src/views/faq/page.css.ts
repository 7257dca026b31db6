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
export const items = style({
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  overflow: 'clip',
});
export const item = style({
  scrollMarginBlockStart: `calc(${vars.layout.header} + ${space[4]})`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const heading = style({ fontSize: size.md, lineHeight: vars.line.md });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  inlineSize: '100%',
  minBlockSize: 52,
  padding: `${space[3]} ${space[5]}`,
  border: 0,
  background: 'none',
  color: color.text.primary,
  font: 'inherit',
  fontWeight: vars.weight.label,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
});
export const sign = style({
  display: 'flex',
  color: color.text.muted,
  transition: `transform ${vars.duration.base} ${vars.ease.in}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
export const answer = style({ padding: `${space[3]} ${space[5]} ${space[5]}` });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[4],
  fontSize: size.sm,
});
export const note = style({ color: color.text.muted });
