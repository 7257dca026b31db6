import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { unseen, whenNarrow } from './narrow.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  borderRadius: vars.radius.md,
  color: 'inherit',
  fontSize: '1.375rem',
  fontWeight: 700,
  fontStretch: '84%',
  letterSpacing: '-0.02em',
  textDecoration: 'none',
});

/** In the narrow sidebar the mark stands alone; the name stays for screen readers. */
export const name = style(whenNarrow(unseen));
