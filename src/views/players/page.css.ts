import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const search = style({ flex: '0 1 200px', '@media': { [below.md]: { gridColumn: 'span 2' } } });
export const choice = style({ display: 'flex', minInlineSize: 0, maxInlineSize: 168 });
export const club = style({
  flex: '0 1 180px',
  minInlineSize: 140,
  '@media': { [below.md]: { gridColumn: 'span 2' } },
});
export const sort = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': { [below.md]: { marginInlineStart: 0 } },
});
export const stale = style({
  paddingInline: space[4],
  fontSize: vars.size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const muted = style({ color: color.text.muted });
export const whole = style({ whiteSpace: 'nowrap' });
