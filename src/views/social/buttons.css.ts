import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const block = style({ display: 'grid', gap: space[2] });
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.text.muted,
  fontSize: vars.size.sm,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.border.default}` },
  },
});
export const mark = style({ color: color.text.muted, fontWeight: 400 });
