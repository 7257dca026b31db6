import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '60vh',
  color: vars.color.text.muted,
  animation: `${appear} ${vars.duration.base} 300ms backwards`,
});
