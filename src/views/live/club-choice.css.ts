import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const search = style({ maxInlineSize: 420, marginBlockEnd: space[5] });
export const clubs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space[3],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const club = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 56,
  blockSize: '100%',
  padding: `${space[3]} ${space[4]}`,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation[1],
  color: color.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `border-color ${vars.duration.fast}`,
  selectors: { '&:hover': { borderColor: color.border.control } },
});
export const leads = style({ flex: 'none', color: color.text.muted });
export const more = style({ marginBlockStart: space[4], fontSize: size.sm, color: color.text.muted });
