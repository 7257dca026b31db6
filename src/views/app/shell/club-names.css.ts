import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const clubs = style({
  position: 'relative',
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

/** Touches the name, so that the pointer can travel into it. */
export const list = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: vars.z.tooltip,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  inlineSize: 'max-content',
  maxInlineSize: 280,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  padding: '8px 12px',
  borderRadius: 5,
  border: '1px solid transparent',
  background: color.text.primary,
  color: color.surface.raised,
  fontSize: vars.size.sm,
  lineHeight: vars.line.sm,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const head = style({ fontWeight: 600, opacity: 0.8 });
export const club = style({ overflowWrap: 'anywhere' });
