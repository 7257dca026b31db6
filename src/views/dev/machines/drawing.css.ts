import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const state = style({
  cursor: 'pointer',
  outline: 'none',
  textRendering: 'geometricPrecision',
});
export const box = style({
  fill: color.surface.raised,
  stroke: color.border.control,
  selectors: {
    '[data-kind=compound] > &, [data-kind=parallel] > &': {
      fill: color.text.primary,
      fillOpacity: 0.025,
      strokeOpacity: 0.75,
    },
    '[data-region] > &': { strokeDasharray: '5 4' },
    [`${state}:hover > &`]: { stroke: color.accent.solid },
    '[data-lit] > &': { fill: color.brass.subtle, fillOpacity: 1, stroke: color.brass.solid, strokeWidth: 2 },
    '[data-lit][data-kind=compound] > &, [data-lit][data-kind=parallel] > &': { fillOpacity: 0.35 },
    '[aria-pressed=true] > &': { stroke: color.accent.solid, strokeWidth: 2.5 },
    [`${state}:focus-visible > &`]: { stroke: color.focus.ring, strokeWidth: 3 },
  },
});
export const ring = style({ fill: 'none', stroke: color.border.control });
export const rule = style({ stroke: color.border.default });
export const title = style({
  fontSize: 13,
  fontWeight: 650,
  fill: color.text.primary,
  selectors: { '&[data-sign]': { textAnchor: 'middle' } },
});
export const row = style({ fontSize: 11.5, fill: color.text.primary });
globalStyle(`${row}[data-row=description], ${row}[data-row=tags]`, { fill: color.text.muted });
globalStyle(`${row}[data-row=invoke]`, { fill: color.accent.text });

export const way = style({
  fill: 'none',
  stroke: color.border.control,
  strokeWidth: 1.4,
  selectors: {
    '[data-arrow=history] > &': { strokeDasharray: '4 3' },
    '[data-near] > &': { stroke: color.accent.solid, strokeWidth: 2.2 },
    '[data-lit] > &': { stroke: color.brass.solid, strokeWidth: 2.6 },
    '[data-paint=none] > &': { stroke: color.danger.solid, strokeWidth: 2, strokeDasharray: '2 3' },
    '[data-paint=bare] > &': { stroke: color.brass.solid, strokeWidth: 2, strokeDasharray: '7 3' },
    '[data-paint=view] > &': { stroke: color.info.solid, strokeWidth: 2 },
    '[data-paint=browser] > &': { stroke: color.accent.solid, strokeWidth: 2.6 },
  },
});
export const head = style({
  fill: color.border.control,
  selectors: {
    '[data-near] > &': { fill: color.accent.solid },
    '[data-lit] > &': { fill: color.brass.solid },
    '[data-paint=none] > &': { fill: color.danger.solid },
    '[data-paint=bare] > &': { fill: color.brass.solid },
    '[data-paint=view] > &': { fill: color.info.solid },
    '[data-paint=browser] > &': { fill: color.accent.solid },
  },
});
export const dot = style({ fill: color.border.control });

/** What lies over arrows: the ground shows through round its letters. */
export const over = style({
  stroke: color.surface.canvas,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  textRendering: 'geometricPrecision',
  pointerEvents: 'none',
});
export const line = style([over, { fontSize: 11.5, fill: color.text.primary, whiteSpace: 'pre' }]);
globalStyle(`${line}[data-line=done]`, { fill: color.accent.text });
globalStyle(`${line}[data-line=error]`, { fill: color.danger.text });
globalStyle(`${line}[data-line=after]`, { fill: color.brass.text });
globalStyle(`${line}[data-line=always], ${line}[data-line=completion]`, {
  fill: color.text.muted,
  fontStyle: 'italic',
});
globalStyle(`${line}[data-lit]`, { fill: color.brass.text, fontWeight: 700 });
globalStyle(`${line}[data-mark=none], ${row}[data-mark=none]`, {
  fill: color.danger.text,
  fontStyle: 'normal',
});
globalStyle(`${line}[data-mark=bare], ${row}[data-mark=bare]`, {
  fill: color.brass.text,
  fontStyle: 'normal',
});
globalStyle(`${line}[data-mark=view], ${row}[data-mark=view]`, {
  fill: color.info.text,
  fontStyle: 'normal',
});
globalStyle(`${line}[data-mark=browser], ${row}[data-mark=browser]`, {
  fill: color.accent.text,
  fontStyle: 'normal',
});
