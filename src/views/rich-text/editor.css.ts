import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

export const tools = style({ marginBlockEnd: space[2] });
/** What ProseMirror asks of the element that it edits, and room for an article. */
export const area = style({
  minBlockSize: '20rem',
  maxBlockSize: '70vh',
  overflowY: 'auto',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
  maxInlineSize: 'none',
});
globalStyle(`${area} li > p`, { margin: 0 });
globalStyle(`${area} > :first-child`, { marginBlockStart: 0 });

export const linkForm = style({ display: 'grid', gap: space[3] });
export const linkActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
});
