import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  blockSize: vars.layout.header,
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  '@media': { [below.lg]: { gap: space[4] }, [below.md]: { gap: space[3] } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

export const wideOnly = style({
  display: 'flex',
  gap: space[2],
  '@media': { [below.md]: { display: 'none' } },
});
export const phoneOnly = style({ display: 'flex', '@media': { [from.md]: { display: 'none' } } });

export const drawerOffers = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockStart: space[5],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.shell.border}`,
});
