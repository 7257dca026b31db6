import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const panel = style({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  paddingBlockStart: space[3],
  fontSize: vars.size.sm,
});
export const title = style({ cursor: 'pointer', fontWeight: vars.weight.label, color: color.text.secondary });
export const purpose = style({ marginBlock: space[2], color: color.text.muted });
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const account = style({
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: 44,
  alignContent: 'center',
  padding: `${space[1]} ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover:enabled': { background: color.surface.hover }, '&:disabled': { cursor: 'default' } },
});
export const email = style({ fontWeight: vars.weight.label, color: color.accent.text });
export const note = style({ color: color.text.muted });
