import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const lanes = style({ display: 'grid', rowGap: space[3], paddingBlockEnd: space[1] });
export const lane = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 116px',
  alignItems: 'center',
  columnGap: space[4],
  fontSize: vars.size.base,
  lineHeight: vars.line.base,
  color: color.baize.muted,
  '@media': {
    [below.md]: { gridTemplateColumns: '78px minmax(0, 1fr)', columnGap: 10, fontSize: vars.size.sm },
  },
});
export const player = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 550,
});
export const note = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&[data-tone=hill]': { fontWeight: 600, color: color.baize.brass } },
  '@media': { [below.md]: { gridColumn: '2', textAlign: 'start' } },
});
export const pips = style({ display: 'flex', gap: 4 });
export const pip = style({
  flex: 1,
  blockSize: 12,
  borderRadius: 3,
  border: `1px solid ${color.baize.line}`,
  selectors: {
    '&[data-state=won]': { background: color.baize.text, borderColor: color.baize.text },
    '&:last-child': { borderColor: color.baize.brass },
    '&:last-child[data-state=won]': { background: color.baize.brass },
  },
});
export const way = style({
  blockSize: 12,
  overflow: 'hidden',
  borderRadius: 3,
  border: `1px solid ${color.baize.line}`,
  borderInlineEnd: `2px solid ${color.baize.brass}`,
});
export const gone = style({
  blockSize: '100%',
  background: color.baize.text,
  transition: `inline-size ${vars.duration.slow} ${vars.ease.in}`,
});
