import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: vars.layout.header,
  paddingInline: space[8],
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': {
    [below.lg]: { paddingInline: vars.layout.gutter },
    [below.md]: { zIndex: vars.z.header },
    print: { display: 'none' },
  },
});

export const phoneOnly = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: -8,
  '@media': { [from.md]: { display: 'none' } },
});

export const trail = style({ flex: 1, minInlineSize: 0, '@media': { [below.md]: { display: 'none' } } });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

/** On a phone there is no room for it; the profile has the same choice. */
export const languages = style({ '@media': { [below.md]: { display: 'none' } } });
