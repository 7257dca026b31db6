import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, score } = vars;

const roll = keyframes({ from: { translate: '0 12px', opacity: 0 } });
const flash = keyframes({ from: { opacity: 0.42 }, to: { opacity: 0 } });

const face = {
  display: 'inline-block',
  position: 'relative',
  isolation: 'isolate',
  fontFamily: vars.font.score,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const;

export const size = styleVariants({
  sm: { ...face, fontSize: score.sm, lineHeight: 1, fontWeight: 700, letterSpacing: '-0.02em' },
  md: { ...face, fontSize: score.md, lineHeight: 1, letterSpacing: '-0.035em' },
  lg: { ...face, fontSize: score.lg, lineHeight: 1, fontWeight: 600, letterSpacing: '-0.055em' },
  xl: { ...face, fontSize: score.xl, lineHeight: 0.86, fontWeight: 750, letterSpacing: '-0.07em' },
});

export const digits = style({
  display: 'inline-block',
  selectors: {
    '&[data-turn=changed]': { animation: `${roll} ${vars.duration.base} ${vars.ease.in}` },
    '&[data-turn=changed]::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '-0.04em -0.12em',
      borderRadius: vars.radius.sm,
      background: color.brass.solid,
      opacity: 0,
      animation: `${flash} 1.2s ${vars.ease.out}`,
    },
    '[data-ground=cloth] &[data-turn=changed]::before': { background: color.baize.brass },
  },
});
