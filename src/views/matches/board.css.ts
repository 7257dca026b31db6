import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;
const hairline = '1px solid rgb(246 250 247 / 0.16)';

export const board = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

const columns = (ball: number, minor: string, main: string) => `${ball}px minmax(0, 1fr) ${minor} ${main}`;
const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: space[4],
} as const;

/** A board with a number for the running frame beside the one that decides, and one without. */
export const grid = styleVariants({
  two: {
    ...row,
    gridTemplateColumns: columns(18, '96px', '104px'),
    '@media': { [below.md]: { columnGap: 10, gridTemplateColumns: columns(14, '44px', '56px') } },
  },
  one: {
    ...row,
    gridTemplateColumns: '18px minmax(0, 1fr) 120px',
    '@media': { [below.md]: { columnGap: 10, gridTemplateColumns: '14px minmax(0, 1fr) 68px' } },
  },
  none: {
    ...row,
    gridTemplateColumns: '18px minmax(0, 1fr)',
    '@media': { [below.md]: { columnGap: 10, gridTemplateColumns: '14px minmax(0, 1fr)' } },
  },
});

export const labels = style({
  minBlockSize: 22,
  fontSize: vars.size.sm,
  lineHeight: vars.line.sm,
  color: color.baize.muted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const mainLabel = style({ gridColumnEnd: -1 });
export const minorLabel = style({ gridColumn: '3' });

export const side = style({
  paddingBlock: space[2],
  borderBlockEnd: hairline,
  minBlockSize: 96,
  '@media': { [below.md]: { minBlockSize: 80 } },
});
export const who = style({ minInlineSize: 0 });
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.size['2xl'],
  lineHeight: 1.15,
  fontWeight: 650,
  fontStretch: '88%',
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-length=long]': { fontSize: vars.size.lg, lineHeight: 1.25 },
    '&[data-standing=behind]': { fontWeight: 550, color: color.baize.muted },
  },
  '@media': {
    [below.md]: { fontSize: '1.25rem', selectors: { '&[data-length=long]': { fontSize: vars.size.base } } },
  },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  marginBlockStart: 4,
  fontSize: vars.size.base,
  lineHeight: vars.line.base,
  color: color.baize.muted,
  '@media': { [below.md]: { fontSize: vars.size.sm, columnGap: space[2] } },
});
export const code = style({
  fontFamily: vars.font.score,
  fontSize: vars.size.sm,
  fontWeight: 650,
  letterSpacing: '0.06em',
});
/** A cue points at whoever plays. */
export const atTable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: 600,
  color: color.baize.brass,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: 22,
      blockSize: 3,
      borderRadius: 2,
      background: `linear-gradient(90deg, ${color.baize.brass} 78%, #7FB6D8 78%)`,
    },
  },
});
export const won = style({ fontWeight: 600, color: color.baize.brass });

const number = { textAlign: 'end', justifySelf: 'end' } as const;
export const minor = style({
  ...number,
  color: color.baize.muted,
  selectors: { '[data-side=playing] > &': { color: color.baize.text } },
});
export const main = style({
  ...number,
  selectors: { '[data-standing=behind] > &': { color: color.baize.muted } },
});

/** What stands under the two sides, at the foot of the cloth. */
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: 14 });

export const visit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} 14px`,
  minBlockSize: 34,
  paddingBlockEnd: space[3],
  fontSize: vars.size.base,
  lineHeight: vars.line.base,
  color: color.baize.muted,
});
export const visitPoints = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 7,
  fontWeight: 600,
  color: color.baize.text,
  whiteSpace: 'nowrap',
});
export const visitNumber = style({ color: color.baize.brass });
export const balls = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });
export const standing = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

export const start = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
});
export const startTime = style({
  fontFamily: vars.font.score,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: vars.score.lg,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  color: color.baize.brass,
});
export const startDay = style({ fontSize: vars.size.md, color: color.baize.muted });
