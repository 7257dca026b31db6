import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;
const wide = (rule: object) => ({ '@media': { [from.md]: rule } });

export const table = style({
  inlineSize: '100%',
  fontSize: vars.size.base,
  lineHeight: vars.line.sm,
  '@media': { [below.md]: { display: 'block' } },
});

globalStyle(`${table} > tbody`, { '@media': { [below.md]: { display: 'block' } } });

const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Below the breakpoint the head is for screen readers, until the keyboard reaches a button in it. */
export const head = style({
  '@media': {
    [below.md]: { selectors: { '&:not(:focus-within)': unseen, '&:focus-within': { display: 'block' } } },
  },
});

export const headCell = style({
  blockSize: 40,
  paddingInline: space[3],
  background: color.surface.sunken,
  borderBlock: `1px solid ${color.border.subtle}`,
  borderBlockEndColor: color.border.default,
  color: color.text.muted,
  fontSize: vars.size.sm,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space[4] },
    '&[data-align=end]': { textAlign: 'end' },
  },
  '@media': { [below.md]: { selectors: { [`${head}:focus-within &:not(:has(button))`]: unseen } } },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 32,
  fontWeight: 600,
  color: color.text.primary,
});

export const rowHeight = styleVariants({
  twoLines: wide({ blockSize: 64 }),
  form: wide({ blockSize: 52 }),
  dense: wide({ blockSize: 42 }),
});

export const row = style({
  '@media': {
    [below.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[2]} 10px`,
      padding: `14px ${space[3]}`,
      borderBlockStart: `1px solid ${color.border.subtle}`,
    },
  },
});

export const cell = style({
  verticalAlign: 'middle',
  selectors: { '[data-tone=quiet] > &': { color: color.text.muted } },
  '@media': {
    [from.md]: {
      paddingInline: space[3],
      borderBlockEnd: `1px solid ${color.border.subtle}`,
      selectors: {
        '&:first-child': { paddingInlineStart: space[4] },
        '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        'tr:last-child > &': { borderBlockEnd: 0 },
        'tr:hover > &': { background: color.surface.hover },
      },
    },
  },
});

const narrow = (rule: object) => ({ '@media': { [below.md]: rule } });

/** Where a cell goes when its row becomes a block. */
export const place = styleVariants({
  title: narrow({ order: 0, flex: '1 1 55%', minInlineSize: 0 }),
  aside: narrow({ order: 1, flex: 'none', marginInlineStart: 'auto' }),
  line: narrow({ order: 2, flexBasis: '100%' }),
  foot: narrow({
    order: 3,
    flex: '1 1 30%',
    fontSize: vars.size.sm,
    color: color.text.muted,
  }),
  footEnd: narrow({
    order: 4,
    flex: 'none',
    fontSize: vars.size.sm,
    color: color.text.muted,
  }),
  /** Under everything else: what can be done to the row. */
  last: narrow({ order: 5, flexBasis: '100%' }),
  none: narrow({ display: 'none' }),
});

/** Keeps the lines of a block under its title, beside the picture. */
export const indent = style({
  '@media': { [below.md]: { selectors: { '[data-lead=picture] &': { paddingInlineStart: 48 } } } },
});

/** The column's name, said again where the block has no head. */
export const name = style({ '@media': { [from.md]: { display: 'none' } }, color: color.text.muted });
