import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const meter = style({ display: 'grid', gap: 6 });
export const bars = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 4 });

export const bar = style({
  blockSize: 6,
  borderRadius: vars.radius.round,
  background: color.neutral.subtle,
  border: '1px solid transparent',
  selectors: {
    '[data-tone=weak] &[data-state=filled]': { background: color.danger.solid },
    '[data-tone=medium] &[data-state=filled]': { background: color.brass.solid },
    '[data-tone=strong] &[data-state=filled]': { background: color.accent.solid },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state=filled]': { background: 'CanvasText' } },
      borderColor: 'CanvasText',
    },
  },
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: vars.size.sm,
  lineHeight: vars.line.sm,
  color: color.text.muted,
});

export const word = style({
  fontWeight: 650,
  selectors: {
    '[data-tone=weak] &': { color: color.danger.text },
    '[data-tone=medium] &': { color: color.brass.text },
    '[data-tone=strong] &': { color: color.accent.text },
  },
});

export const rules = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.sm,
  lineHeight: vars.line.sm,
});

export const rule = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.text.muted,
  selectors: { '&[data-state=met]': { color: color.accent.text } },
});
