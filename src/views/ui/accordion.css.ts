import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const sections = style({
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  overflow: 'clip',
});
export const section = style({
  scrollMarginBlockStart: `calc(${vars.layout.header} + ${space[4]})`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const heading = style({ font: 'inherit' });
export const trigger = style({
  listStyle: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: 52,
  padding: `${space[3]} ${space[5]}`,
  color: color.text.primary,
  fontSize: size.md,
  lineHeight: vars.line.md,
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
});
export const sign = style({
  display: 'flex',
  color: color.text.muted,
  transition: `transform ${vars.duration.base} ${vars.ease.in}`,
  selectors: { 'details[open] > * > &': { transform: 'rotate(180deg)' } },
});
/** The room is inside, because a closed section keeps the room around it. */
export const body = style({ padding: `${space[3]} ${space[5]} ${space[5]}` });
