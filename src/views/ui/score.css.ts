import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const score = style({
  fontFamily: vars.font.score,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const size = styleVariants({
  code: { fontSize: vars.size.sm, letterSpacing: '0.06em' },
  sm: { fontSize: vars.score.sm, letterSpacing: '-0.02em' },
  md: { fontSize: vars.score.md, letterSpacing: '-0.035em' },
  lg: { fontSize: vars.score.lg, letterSpacing: '-0.055em' },
  xl: { fontSize: vars.score.xl, lineHeight: 0.86, letterSpacing: '-0.07em' },
});

/** Winners are heavier, losers muted, never coloured. */
export const standing = styleVariants({
  even: { fontWeight: 700 },
  ahead: { fontWeight: 800 },
  behind: { fontWeight: 500, color: vars.color.text.muted },
});
