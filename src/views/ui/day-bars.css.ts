import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const figure = style({ display: 'grid', gap: space[2], margin: 0, minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: vars.size.sm,
  color: color.text.secondary,
});
export const key = style({ display: 'flex', gap: space[4] });
export const series = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: 10,
      blockSize: 10,
      borderRadius: 2,
      background: 'currentColor',
    },
  },
});
export const bars = style({ display: 'block', inlineSize: '100%', blockSize: 140 });
export const first = style({ fill: color.accent.solid, color: color.accent.solid });
export const second = style({ fill: color.brass.solid, color: color.brass.solid });
export const name = style({ color: color.text.secondary });
export const line = style({
  stroke: color.border.default,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.size.sm,
  color: color.text.muted,
});
export const numbers = style({ fontSize: vars.size.sm });
export const summary = style({
  cursor: 'pointer',
  color: color.accent.text,
  paddingBlock: space[2],
  inlineSize: 'fit-content',
});
