import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

const sights = {
  content: '',
  position: 'absolute',
  insetInline: '9%',
  blockSize: 4,
  background: `radial-gradient(circle at 2px 2px, ${color.rail.sight} 1.9px, transparent 2.3px) 0 0 / calc((100% - 4px) / 6) 4px repeat-x`,
} as const;

export const frame = styleVariants({
  rail: {
    position: 'relative',
    padding: 16,
    background: color.rail.surface,
    borderRadius: vars.radius.rail,
    boxShadow: vars.elevation[2],
    selectors: {
      '&::before': { ...sights, insetBlockStart: 6 },
      '&::after': { ...sights, insetBlockEnd: 6 },
    },
    '@media': {
      [below.md]: {
        padding: 12,
        selectors: { '&::before': { insetBlockStart: 4 }, '&::after': { insetBlockEnd: 4 } },
      },
    },
  },
  none: { position: 'relative' },
});

export const cloth = style({
  position: 'relative',
  overflow: 'hidden',
  background: color.baize.surface,
  color: color.baize.text,
  borderRadius: vars.radius.md,
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 0.25), inset 0 3px 10px rgb(0 0 0 / 0.22)',
  vars: { [color.focus.ring]: color.baize.brass },
});

export const table = style({
  display: 'grid',
  '@media': {
    [from.md]: {
      minBlockSize: 420,
      gridTemplateColumns: '292px minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"baulk board" "actions board"',
    },
  },
});

export const baulk = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': {
    // The words keep clear of the D.
    [from.md]: { gridArea: 'baulk', padding: '28px 96px 0 28px' },
    [below.md]: { padding: `18px 116px ${space[4]} ${space[4]}` },
  },
});

const stroke = `1.5px solid ${color.baize.line}`;

/** The baulk line with the D on it: upright between the columns, lying down where they are stacked. */
export const line = style({
  position: 'relative',
  pointerEvents: 'none',
  selectors: {
    '&::before': { content: '', position: 'absolute', border: stroke },
    '&::after': {
      content: '',
      position: 'absolute',
      inlineSize: 7,
      blockSize: 7,
      borderRadius: '50%',
      background: color.baize.line,
    },
  },
  '@media': {
    [from.md]: {
      gridArea: '1 / 1 / -1 / 2',
      borderInlineEnd: stroke,
      selectors: {
        '&::before': {
          insetInlineEnd: 0,
          insetBlockStart: 'calc(50% - 82px)',
          inlineSize: 82,
          blockSize: 164,
          borderInlineEnd: 0,
          borderRadius: '82px 0 0 82px',
        },
        '&::after': {
          insetInlineEnd: -4,
          insetBlockStart: 'calc(50% - 3.5px)',
          boxShadow: `0 -82px ${color.baize.line}, 0 82px ${color.baize.line}`,
        },
      },
    },
    [below.md]: {
      blockSize: 0,
      borderBlockEnd: stroke,
      selectors: {
        '&::before': {
          insetInlineEnd: 24,
          insetBlockEnd: -1,
          inlineSize: 76,
          blockSize: 38,
          borderBlockEnd: 0,
          borderRadius: '38px 38px 0 0',
        },
        '&::after': {
          insetInlineEnd: 58.5,
          insetBlockEnd: -4,
          boxShadow: `-38px 0 ${color.baize.line}, 38px 0 ${color.baize.line}`,
        },
      },
    },
  },
});

export const board = style({
  minInlineSize: 0,
  '@media': {
    [from.md]: { padding: '18px 32px 24px 40px', selectors: { [`${table} > &`]: { gridArea: 'board' } } },
    [below.md]: { padding: `${space[3]} ${space[4]} ${space[4]}` },
  },
});

export const actions = style({
  display: 'flex',
  gap: space[2],
  '@media': {
    [from.md]: { gridArea: 'actions', flexDirection: 'column', padding: '0 24px 28px 28px' },
    [below.md]: {
      padding: `0 ${space[4]} ${space[4]}`,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
    },
  },
});
