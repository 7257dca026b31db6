import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const page = style({ maxInlineSize: 820 });
export const stale = style({
  fontSize: size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const sections = style({ display: 'grid', gap: space[6] });
export const list = style({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 });
export const match = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const pair = style({ fontSize: size.lg, lineHeight: vars.line.heading, overflowWrap: 'anywhere' });
/** Where to go is what one looks for from across the hall. */
export const where = style({ fontSize: size.lg, fontWeight: 600 });
export const time = style({ fontVariantNumeric: 'tabular-nums' });
export const muted = style({ color: color.text.muted });
