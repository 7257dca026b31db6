import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const clubs = style({
  display: 'flex',
  minInlineSize: 0,
  '@media': { [below.md]: { display: 'none' } },
});

export const name = style({
  minInlineSize: 0,
  maxInlineSize: 220,
  minBlockSize: 32,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: color.text.secondary,
  font: 'inherit',
  fontSize: vars.size.base,
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'default',
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
});

export const head = style({ fontWeight: 600, opacity: 0.8 });
export const club = style({ overflowWrap: 'anywhere' });
