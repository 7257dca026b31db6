import { style } from '@vanilla-extract/css';

export const wordmark = style({ display: 'inline-flex', alignItems: 'center', gap: 10 });
export const name = style({
  fontSize: '1.375rem',
  fontWeight: 700,
  fontStretch: '84%',
  letterSpacing: '-0.02em',
  lineHeight: 1,
});
