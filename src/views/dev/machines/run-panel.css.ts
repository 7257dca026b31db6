import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const legend = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[1] });
export const level = style({
  display: 'grid',
  gridTemplateColumns: '44px 1fr auto',
  alignItems: 'center',
  gap: space[2],
  fontSize: vars.size.base,
});
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });
export const stroke = style({
  blockSize: 0,
  borderBlockStart: `3px solid ${color.border.control}`,
  selectors: {
    '&[data-level=browser]': { borderColor: color.accent.solid },
    '&[data-level=view]': { borderColor: color.info.solid },
    '&[data-level=bare]': { borderColor: color.brass.solid, borderStyle: 'dashed' },
    '&[data-level=none]': { borderColor: color.danger.solid, borderStyle: 'dotted' },
  },
});
