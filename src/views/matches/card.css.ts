import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const card = style({
  display: 'block',
  minInlineSize: 0,
  padding: `14px ${space[4]} ${space[3]}`,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation[1],
  color: color.text.primary,
  textDecoration: 'none',
  transition: `border-color ${vars.duration.fast}`,
  selectors: { '&:hover': { borderColor: color.border.control } },
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 18,
  marginBlockEnd: space[2],
  fontSize: size.sm,
  lineHeight: vars.line.sm,
});
export const format = style({ ...cut, color: color.text.muted });
export const side = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) auto',
  alignItems: 'center',
  blockSize: 36,
  color: color.text.secondary,
  selectors: { '&[data-standing=ahead]': { color: color.text.primary } },
});
export const code = style({
  fontFamily: vars.font.score,
  fontSize: size.sm,
  fontWeight: 650,
  letterSpacing: '0.06em',
  color: color.text.muted,
});
export const name = style({
  ...cut,
  fontSize: '1rem',
  fontWeight: 550,
  selectors: { '[data-standing=ahead] > &': { fontWeight: 650 } },
});
export const tally = style({
  paddingInlineStart: space[3],
  fontWeight: 600,
  selectors: { '[data-standing=ahead] > &': { fontWeight: 800 } },
});
export const foot = style({
  display: 'flex',
  gap: space[3],
  marginBlockStart: space[2],
  paddingBlockStart: 10,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontSize: size.sm,
  lineHeight: vars.line.sm,
  color: color.text.muted,
});
export const game = style({ flex: 'none', fontWeight: 600, color: color.text.secondary });
export const event = style(cut);
