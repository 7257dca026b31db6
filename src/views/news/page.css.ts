import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const page = style({ paddingBlock: `${space[8]} ${space[16]}` });
export const narrowing = style({ marginBlockEnd: space[5] });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [below.md]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const search = style({ flex: 'none' });
export const stale = style({
  fontSize: size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const stories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[8]} ${space[6]}`,
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: space[6],
  padding: 0,
  transition: `opacity ${vars.duration.base}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
  '@media': {
    [below.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] },
  },
});
export const story = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  '@media': { [below.md]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: 14 } },
});
export const picture = style({ aspectRatio: '400 / 220' });
export const pictureElement = style({ display: 'contents' });
export const photo = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.lg,
});
export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  fontSize: size.sm,
  lineHeight: vars.line.sm,
  color: color.text.muted,
});
export const headline = style({ marginBlockStart: 3, fontSize: size.lg, overflowWrap: 'anywhere' });
/** The whole story leads to its page, and is read out once. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
export const summary = style({
  marginBlockStart: 6,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { display: 'none' } },
});

export const article = style({
  display: 'grid',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: '46rem',
  overflowWrap: 'anywhere',
});
export const centred = style({
  marginInline: 'auto',
  padding: `${space[8]} ${vars.layout.gutter} ${space[16]}`,
});
export const title = style({ fontSize: size['3xl'], lineHeight: vars.line.heading });
export const lead = style({ fontSize: size.lg, lineHeight: 1.5, color: color.text.secondary });
export const wide = style({ aspectRatio: '16 / 9' });
export const end = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border.default}`,
});

export const desk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[5],
});
export const state = style({ display: 'flex', alignItems: 'center', gap: space[3], marginInlineEnd: 'auto' });
export const moves = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const note = style({ fontSize: size.sm, color: color.text.muted });
