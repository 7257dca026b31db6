import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.z.tooltip,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.accent.solid,
  color: vars.color.text.onAccent,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
