import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

/** As wide as the form above it. */
export const section = style({ maxInlineSize: 820, marginBlockStart: space[4] });
export const detail = style({ color: color.text.secondary, marginBlockEnd: space[3] });
export const list = style({ listStyle: 'none', padding: 0, margin: 0 });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  '@media': { [below.sm]: { flexWrap: 'wrap', gap: space[2] } },
});
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
