import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space[5] });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const chart = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 640,
  blockSize: 'auto',
  marginInline: 'auto',
});
export const axis = style({ stroke: color.border.control, strokeWidth: 1 });
export const bar = style({ fill: color.ball.green });
export const scale = style({ fill: color.text.muted, fontSize: 13 });
export const tableHead = style({ padding: space[4], paddingBlockEnd: 0 });
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
