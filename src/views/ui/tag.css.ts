import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 26,
  maxInlineSize: '100%',
  paddingInline: 9,
  background: color.neutral.subtle,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
  fontWeight: 550,
  selectors: { '&:has(button)': { paddingInlineEnd: 0 } },
});

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.sm,
  color: color.text.muted,
  selectors: { '&:hover': { color: color.text.primary } },
});
