import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size, line } = vars;

export const tone = styleVariants({
  primary: { color: color.text.primary },
  secondary: { color: color.text.secondary },
  muted: { color: color.text.muted },
  success: { color: color.accent.text, fontWeight: 550 },
  highlight: { color: color.brass.text, fontWeight: 600 },
  danger: { color: color.danger.text, fontWeight: 550 },
  onCloth: { color: color.baize.text },
  mutedOnCloth: { color: color.baize.muted },
  mutedOnShell: { color: color.shell.muted },
});

export const measure = styleVariants({
  xs: { fontSize: size.xs, lineHeight: line.xs },
  sm: { fontSize: size.sm, lineHeight: line.sm },
  base: { fontSize: size.base, lineHeight: line.base },
  md: { fontSize: size.md, lineHeight: line.md },
  lg: { fontSize: size.lg, lineHeight: 1.5 },
});
