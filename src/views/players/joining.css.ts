import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const section = style({ marginBlockEnd: space[4] });
/** Below the form of the profile, as wide as it. */
export const profile = style({ maxInlineSize: 820, marginBlockEnd: space[4] });
export const page = style({ display: 'grid', gap: space[5], paddingBlock: space[6] });
export const top = style({ padding: `${space[4]} ${space[4]} ${space[3]}` });
export const detail = style({ marginBlockStart: space[2], color: color.text.muted });
export const none = style({ padding: `0 ${space[4]} ${space[4]}`, color: color.text.muted });
export const stale = style({ fontSize: vars.size.sm, color: color.brass.text });
export const answer = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] });
export const list = style({ display: 'grid', marginBlockStart: space[3], padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border.default}`,
});
export const ask = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[3],
  marginBlockStart: space[4],
  '@media': { [below.sm]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const choice = style({ flex: 1, minInlineSize: 0 });
