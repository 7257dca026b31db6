import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const choice = style({
  maxInlineSize: 320,
  marginBlockEnd: space[5],
  '@media': { [below.md]: { maxInlineSize: 'none' } },
});
export const stale = style({
  fontSize: size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const title = style({ marginBlockEnd: space[3] });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: space[4],
});
export const tileLabel = style({ fontSize: size.md, color: color.text.secondary });
export const number = style({
  fontFamily: vars.font.score,
  fontSize: size['3xl'],
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
export const detail = style({ fontSize: size.sm, color: color.text.muted });
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const balls = style({ inlineSize: '100%', maxBlockSize: 44, marginBlockEnd: space[2] });
export const wonBall = style({ fill: color.accent.solid });
export const lostBall = style({ fill: 'none', stroke: color.border.control, strokeWidth: 2 });
const letter = { fontSize: 15, fontWeight: 700 } as const;
export const wonLetter = style({ ...letter, fill: color.text.onAccent });
export const lostLetter = style({ ...letter, fill: color.text.primary });
export const bars = style({ inlineSize: '100%', maxInlineSize: 520, marginBlockEnd: space[2] });
export const barName = style({ fontSize: 13, fill: color.text.primary });
export const barNumber = style({
  fontSize: 13,
  fill: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const firstBar = style({ fill: color.accent.solid });
export const secondBar = style({ fill: color.border.control });
export const standing = style({ marginBlockStart: space[6] });
