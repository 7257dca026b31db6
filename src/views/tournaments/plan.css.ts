import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const rows = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border.subtle}` } },
  '@media': { [below.sm]: { display: 'grid', gap: space[2] }, print: { breakInside: 'avoid' } },
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: space[2],
  gridColumn: '1 / -1',
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

/** A part of the page; on paper a long one goes on over the pages, and its matches stay whole. */
export const part = style({});
globalStyle(`${part} > section`, { '@media': { print: { breakInside: 'auto' } } });

// Nothing can be pressed on paper.
globalStyle(`${acts} > :is(a, button)`, { '@media': { print: { display: 'none' } } });
