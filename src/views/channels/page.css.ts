import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space[5], maxInlineSize: 960 });
export const filters = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[4],
});
export const search = style({ flex: '0 1 auto', '@media': { [below.md]: { flex: 1 } } });
export const stale = style({
  paddingInline: space[4],
  fontSize: vars.size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
