import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const nav = styleVariants({
  bar: { flex: '1 0 auto', alignSelf: 'stretch', '@media': { [below.md]: { display: 'none' } } },
  list: {},
});

export const links = styleVariants({
  bar: { display: 'flex', gap: space[1], blockSize: '100%' },
  list: { display: 'flex', flexDirection: 'column', gap: space[1] },
});

export const place = style({ display: 'flex', listStyle: 'none' });

const plain = {
  display: 'flex',
  alignItems: 'center',
  paddingInline: space[3],
  fontWeight: 550,
  textDecoration: 'none',
} as const;

export const link = styleVariants({
  bar: {
    ...plain,
    position: 'relative',
    color: color.text.secondary,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover, &[aria-current]': { color: color.text.primary },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space[3],
        insetBlockEnd: -1,
        blockSize: 3,
        borderRadius: '2px 2px 0 0',
        background: color.accent.solid,
      },
      '&:focus-visible': { outlineOffset: -2 },
    },
  },
  list: {
    ...plain,
    flex: 1,
    minBlockSize: 44,
    borderRadius: vars.radius.md,
    color: color.shell.text,
    selectors: {
      '&:hover': { background: color.shell.hover },
      '&[aria-current]': { background: color.shell.active, fontWeight: 650 },
    },
  },
});
