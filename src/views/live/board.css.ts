import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const tables = style({ listStyle: 'none', padding: 0, margin: 0 });
export const table = style({ minInlineSize: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[2],
});
export const name = style({ fontSize: size.lg, overflowWrap: 'anywhere', minInlineSize: 0 });
export const state = style({
  flex: 'none',
  fontSize: size.sm,
  fontWeight: 600,
  color: color.text.muted,
  selectors: {
    '&[data-state=inPlay]': { color: color.accent.text },
    '&[data-state=outOfOrder]': { color: color.danger.text },
  },
});
export const next = style({
  padding: `${space[3]} ${space[4]} 0`,
  fontSize: size.sm,
  color: color.text.muted,
});
export const games = style({ color: color.text.secondary });
export const rankings = style({ marginBlockStart: space[6] });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
});
