import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';
import { unseen } from './narrow.ts';

const { color } = vars;

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  minBlockSize: 44,
  padding: 4,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: color.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover, &[data-state=open]': { background: color.surface.hover } },
});

/** On a phone the picture stands alone; the words stay for screen readers. */
export const words = style({
  minInlineSize: 0,
  '@media': { [below.md]: unseen },
});

const line = {
  display: 'block',
  maxInlineSize: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = style({ ...line, fontSize: vars.size.base, fontWeight: 650, lineHeight: vars.line.sm });
export const role = style({
  ...line,
  fontSize: vars.size.xs,
  lineHeight: vars.line.xs,
  color: color.text.muted,
});
