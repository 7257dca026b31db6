import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;
const pulse = keyframes({
  from: { scale: 1, opacity: 0.6 },
  '70%, to': { scale: 2.5, opacity: 0 },
});

export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  fontSize: vars.size.sm,
  fontWeight: 700,
  lineHeight: vars.line.sm,
  wordSpacing: '0.08em',
});

export const dot = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 9,
  blockSize: 9,
  borderRadius: '50%',
  background: color.live.solid,
  forcedColorAdjust: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      background: 'inherit',
      animation: `${pulse} 2s ${vars.ease.in} infinite`,
    },
    '[data-ground=cloth] &': { background: color.baize.live },
  },
  '@media': { [reducedMotion]: { selectors: { '&::after': { animation: 'none', opacity: 0 } } } },
});
