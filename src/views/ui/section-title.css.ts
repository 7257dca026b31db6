import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 32,
  marginBlockEnd: 14,
});

export const title = style({ flex: '0 1 auto', minInlineSize: 0 });

/** The baulk line with its D, lying down. */
export const rule = style({
  flex: 1,
  minInlineSize: 40,
  display: 'flex',
  alignItems: 'center',
  selectors: { '&::after': { content: '', flex: 1, blockSize: 1, background: color.border.default } },
});

export const sign = style({
  flex: 'none',
  inlineSize: 34,
  blockSize: 19,
  fill: 'none',
  stroke: color.border.default,
  strokeWidth: 1,
});
export const spot = style({ fill: color.border.control, stroke: 'none' });
export const action = style({ flex: 'none' });
