import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: 600,
  selectors: { '&[data-state="nobody"]': { fontWeight: 400, color: color.text.muted } },
});
export const steps = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] });
export const muted = style({ color: color.text.muted, fontSize: size.sm });
export const found = style({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 320,
  overflowY: 'auto',
});
export const foundRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
