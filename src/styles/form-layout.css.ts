import { style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { vars } from './theme.css.ts';

const { space } = vars;

export const page = style({ display: 'grid', gap: space[5], maxInlineSize: 820, paddingBlockEnd: space[4] });
export const form = style({ display: 'grid', gap: space[4] });
/** Why a form was refused: in sight however far one has gone down. */
export const banner = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.layout.header} + ${space[3]})`,
  zIndex: vars.z.sticky,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: space[4],
  alignItems: 'start',
  // Under a head; alone in its card or dialog, its padding is enough.
  selectors: { '&:not(:first-child)': { marginBlockStart: space[4] } },
});
const wide = { gridColumn: 'span 6' };
const narrow = { '@media': { [below.md]: wide } };
export const third = style({ gridColumn: 'span 2', ...narrow });
export const twoThirds = style({ gridColumn: 'span 4', ...narrow });
export const half = style({ gridColumn: 'span 3', ...narrow });
export const full = style(wide);
/** What is said in the place of a field. */
export const note = style({ alignSelf: 'center', color: vars.color.text.secondary });
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlock: space[3],
  background: vars.color.surface.canvas,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  '@media': { [below.sm]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
