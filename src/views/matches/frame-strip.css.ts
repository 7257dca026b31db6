import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const strip = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontFamily: vars.font.score,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: '1.1875rem',
  fontWeight: 500,
  lineHeight: 1,
  '@media': { [below.md]: { fontSize: vars.size.lg } },
});
const cell = { textAlign: 'center', color: color.baize.muted } as const;
export const head = style({
  ...cell,
  paddingBlock: 5,
  fontSize: vars.size.md,
  fontWeight: 500,
  selectors: {
    '&[data-state=now]': { background: color.baize.deep, color: color.baize.brass, fontWeight: 700 },
  },
});
export const corner = style({ inlineSize: 104, '@media': { [below.md]: { inlineSize: 78 } } });
const hairline = '1px solid rgb(246 250 247 / 0.16)';
export const player = style({
  borderBlockStart: hairline,
  paddingInlineEnd: 8,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.body,
  fontSize: vars.size.base,
  fontWeight: 550,
  lineHeight: 1.2,
  textAlign: 'start',
  color: color.baize.muted,
  '@media': { [below.md]: { fontSize: vars.size.sm } },
});
export const points = style({
  ...cell,
  borderBlockStart: hairline,
  paddingBlock: 7,
  selectors: {
    '&[data-result=won]': { color: color.baize.text, fontWeight: 800 },
    '&[data-state=now]': { background: color.baize.deep, color: color.baize.brass, fontWeight: 700 },
  },
});
