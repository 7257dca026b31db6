import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const bar = style({ display: 'flex', gap: space[3], padding: space[4] });
export const stale = style({
  paddingInline: space[4],
  fontSize: vars.size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlock: space[3] } },
});
export const hint = style({
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.muted,
  fontSize: vars.size.sm,
});
export const handle = style({
  display: 'inline-flex',
  cursor: 'grab',
  touchAction: 'none',
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-state=lifted]': {
      cursor: 'grabbing',
      color: color.accent.text,
      outline: `2px solid ${color.accent.border}`,
    },
  },
});
/** The make of a table stays in one line beside its games. */
export const named = style({ minInlineSize: '16ch' });
export const muted = style({ color: color.text.muted });
export const games = style({ maxInlineSize: '32ch' });
