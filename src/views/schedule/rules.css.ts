import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const hint = style({ margin: 0, color: color.text.muted, fontSize: vars.size.sm });
export const week = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[2] });
export const day = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const name = style({ fontWeight: 600, minBlockSize: 40, display: 'flex', alignItems: 'center' });
export const windows = style({
  display: 'grid',
  gap: space[2],
  '@media': { [below.sm]: { gridColumn: '1 / -1', order: 1 } },
});
export const window = style({ display: 'flex', alignItems: 'center', gap: space[2], flexWrap: 'wrap' });
export const time = style({ flex: '1 1 110px', minInlineSize: 0, maxInlineSize: 220 });
export const closed = style({
  minBlockSize: 40,
  display: 'flex',
  alignItems: 'center',
  color: color.text.muted,
});
export const tools = style({ display: 'flex', gap: space[1] });
export const exceptions = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[3] });
export const exception = style({
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  padding: space[4],
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
