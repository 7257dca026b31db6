import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100dvh',
  background: color.surface.canvas,
  color: color.text.primary,
});
export const bench = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr) 380px',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  selectors: {
    '&[data-stage]': { gridTemplateColumns: '220px minmax(0, 1fr) minmax(460px, 40%)' },
    '&[data-alone]': { gridTemplateColumns: '260px minmax(0, 1fr)' },
  },
  '@media': {
    [below.lg]: {
      gridTemplateColumns: '220px minmax(0, 1fr) 320px',
      selectors: { '&[data-alone]': { gridTemplateColumns: '220px minmax(0, 1fr)' } },
    },
    [below.md]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(320px, 60dvh) auto',
      overflowY: 'auto',
      selectors: {
        '&[data-stage], &[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&[data-alone]': { gridTemplateRows: 'auto minmax(320px, 1fr)' },
      },
    },
  },
});
export const side = style({
  minBlockSize: 0,
  overflowY: 'auto',
  background: color.surface.raised,
  borderInlineStart: `1px solid ${color.border.subtle}`,
  '@media': { [below.md]: { minBlockSize: 'auto', overflowY: 'visible', borderInlineStart: 'none' } },
});
export const exports = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `0 ${space[4]} ${space[6]}`,
});
export const live = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  inlineSize: '100%',
  maxInlineSize: vars.layout.content,
  marginInline: 'auto',
  background: color.surface.raised,
});
