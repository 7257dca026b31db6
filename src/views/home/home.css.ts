import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

const column = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
} as const;

export const hero = style({
  ...column,
  padding: `28px ${vars.layout.gutter} 0`,
  '@media': { [below.md]: { padding: `${space[3]} ${space[2]} 0` } },
});
export const section = style({ ...column, padding: `${vars.layout.section} ${vars.layout.gutter} 0` });
/** However little there is to show, the footer begins below the window. */
export const page = style({ minBlockSize: '100dvh', paddingBlockEnd: space[16] });

export const rest = style({ display: 'contents' });

export const stale = style({
  ...column,
  paddingInline: vars.layout.gutter,
  selectors: { '&:not(:empty)': { paddingBlockStart: space[3] } },
  fontSize: size.sm,
  color: color.brass.text,
});

const grid = { display: 'grid', gap: space[4] } as const;
export const cards = style({
  ...grid,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [below.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
  },
});
export const more = style({ marginBlockStart: space[4] });
export const moreTitle = style({
  inlineSize: 'fit-content',
  marginBlockEnd: space[4],
  color: color.accent.text,
  fontWeight: 600,
  cursor: 'pointer',
});

export const columns = style({
  ...grid,
  gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[6] },
    [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.layout.section },
  },
});
export const none = style({ padding: space[4], color: color.text.muted });

export const news = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[6],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});
export const story = styleVariants({
  lead: { color: 'inherit', textDecoration: 'none' },
  small: {
    color: 'inherit',
    textDecoration: 'none',
    '@media': {
      [below.md]: {
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr)',
        gap: 14,
        alignItems: 'start',
      },
    },
  },
});
export const picture = styleVariants({
  lead: { marginBlockEnd: space[3], aspectRatio: '400 / 220' },
  small: { marginBlockEnd: space[3], aspectRatio: '400 / 220', '@media': { [below.md]: { margin: 0 } } },
});
export const photo = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.lg,
});
export const byline = style({ fontSize: size.sm, lineHeight: vars.line.sm, color: color.text.muted });
export const headline = style({
  marginBlockStart: 3,
  overflowWrap: 'anywhere',
  selectors: {
    [`${story.lead} &`]: { fontSize: size.xl, lineHeight: vars.line.xl },
    'a:hover &': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
  },
});
export const summary = style({ marginBlockStart: 6, color: color.text.secondary });

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[3],
  blockSize: '100%',
  minBlockSize: 200,
  maxInlineSize: '34rem',
  fontSize: size.md,
  color: color.baize.muted,
});
export const messageTitle = style({ fontSize: size['2xl'], color: color.baize.text });
export const messageAction = style({ display: 'flex', marginBlockStart: space[2] });
