import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: vars.z.tooltip,
  maxInlineSize: 280,
  padding: '6px 10px',
  borderRadius: 5,
  background: vars.color.text.primary,
  color: vars.color.surface.raised,
  fontSize: vars.size.sm,
  lineHeight: vars.line.sm,
  border: '1px solid transparent',
  animation: `${appear} ${vars.duration.fast} ${vars.ease.in}`,
});

export const arrow = style({ fill: vars.color.text.primary });
