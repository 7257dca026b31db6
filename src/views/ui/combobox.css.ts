import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const row = { position: 'relative', display: 'flex', alignItems: 'center', minInlineSize: 0 } as const;

export const box = styleVariants({
  fill: { ...row, inlineSize: '100%' },
  short: { ...row, inlineSize: '7.25rem' },
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 10,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
