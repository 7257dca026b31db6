import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const seeds = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const seed = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: { '&[data-state=lifted]': { background: color.surface.hover } },
});
/** A finger that drags it does not scroll the page. */
export const handle = style({ touchAction: 'none', cursor: 'grab' });
export const number = style({
  minInlineSize: '2ch',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: color.text.muted,
});
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600 });
