import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size, line } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 });

export const head = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });

export const label = style({
  fontSize: size.base,
  fontWeight: 600,
  lineHeight: line.base,
  color: color.text.primary,
});

export const mark = style({
  fontSize: size.sm,
  fontWeight: 400,
  color: color.text.muted,
  marginInlineStart: 6,
});

export const end = style({ marginInlineStart: 'auto', fontSize: size.sm, lineHeight: line.sm });

export const hint = style({ fontSize: size.sm, lineHeight: 1.4, color: color.text.muted });

const message = {
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: size.sm,
  lineHeight: 1.4,
  fontWeight: 550,
};

export const error = style({ ...message, color: color.danger.text });
export const success = style({ ...message, color: color.accent.text });
export const sign = style({ marginBlockStart: 1 });
