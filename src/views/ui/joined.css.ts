import { globalStyle, style } from '@vanilla-extract/css';

export const joined = style({ display: 'flex', minInlineSize: 0 });
export const start = style({ flex: 'none', maxInlineSize: '50%', display: 'flex' });
export const end = style({ flex: 1, minInlineSize: 0 });

globalStyle(`${start} :is(input, select)`, {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  marginInlineEnd: -1,
});
globalStyle(`${end} :is(input, select)`, { borderStartStartRadius: 0, borderEndStartRadius: 0 });

// The ring of the one in use must not lie under its neighbour.
globalStyle(`${joined} :is(input, select):is(:focus-visible, [aria-invalid=true])`, {
  position: 'relative',
  zIndex: 1,
});
