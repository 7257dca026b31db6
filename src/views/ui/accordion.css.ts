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
export const heading = style({ fontSize: size.md, lineHeight: vars.line.md });
export const trigger = style({
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
/** Without scripts nothing could open them, so they all stand open. */
export const content = style({
  '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'block' } } } },
});

/** The room is inside, because a closed section keeps the room around it. */
export const body = style({ padding: `${space[3]} ${space[5]} ${space[5]}` });
