import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';
import { wrapping } from '#styles/wrapping.ts';

const { color, size, space } = vars;

export const apps = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  padding: space[4],
  '@media': { [below.md]: { flexWrap: 'wrap' } },
} as const;
export const head = style(row);
export const about = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  flex: 1,
  minInlineSize: '12rem',
  overflowWrap: 'anywhere',
});
export const logo = style({ padding: `0 ${space[4]} ${space[4]}` });
export const name = style({ fontSize: size.lg });
export const description = style({ color: color.text.secondary });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [below.md]: { justifyContent: 'flex-start' } },
});
// A button names its app, and the name may be wider than a phone.
globalStyle(`${actions} > button`, wrapping);
export const uploads = style({ margin: 0, padding: 0, listStyle: 'none' });
export const upload = style({ ...row, borderBlockStart: `1px solid ${color.border.subtle}` });
export const what = style({ fontWeight: vars.weight.label });
export const detail = style({ fontSize: size.sm, color: color.text.muted });
export const digest = style({ fontFamily: vars.font.code, fontSize: size.xs, color: color.text.muted });
export const none = style({
  padding: space[4],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.muted,
});
