import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
});
export const name = style({
  fontSize: vars.size.xl,
  lineHeight: vars.line.xl,
  fontWeight: 650,
  fontStretch: '92%',
  overflowWrap: 'anywhere',
});
export const kind = style({ fontSize: vars.size.sm, color: color.text.muted });
export const description = style({ fontSize: vars.size.md, color: color.text.secondary });
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const heading = style({
  fontSize: vars.size.sm,
  fontWeight: 600,
  color: color.text.muted,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  paddingBlockEnd: space[1],
});
export const items = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[1] });
export const item = style({ fontSize: vars.size.base, overflowWrap: 'anywhere' });
export const code = style({ fontFamily: vars.font.code, fontSize: vars.size.sm });
export const arrow = style({ color: color.text.muted });
export const requirement = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: space[2] });
export const id = style({
  fontFamily: vars.font.score,
  fontSize: vars.size.md,
  color: color.brass.text,
  fontVariantNumeric: 'tabular-nums',
});
