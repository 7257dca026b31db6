import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': {
    [from.md]: { selectors: { '[data-align=end] > &': { justifyContent: 'flex-end' } } },
    // Beside a picture a name keeps the room for two words: long texts next to it break first.
    [from.lg]: { selectors: { '&[data-lead=picture]': { minInlineSize: 184 } } },
  },
});
export const text = styleVariants({
  cell: { minInlineSize: 0, maxInlineSize: '26em' },
  fill: { minInlineSize: 0 },
});
export const main = style({
  ...cut,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: 600,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});
/** A link ends where its text does: what is cut off lies over nothing else. */
globalStyle(`${main} > a`, { display: 'block', maxBlockSize: '2lh', overflow: 'clip' });
export const detail = style({
  ...cut,
  fontSize: vars.size.sm,
  lineHeight: vars.line.sm,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
