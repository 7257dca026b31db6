import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** The square that is shown; a ring tells what a round picture will show of it. */
export const frame = style({
  position: 'relative',
  inlineSize: 'min(256px, 100%)',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.surface.sunken,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: '2px solid #ffffff',
      borderRadius: '50%',
      boxShadow: '0 0 0 256px rgb(0 0 0 / 45%)',
      pointerEvents: 'none',
    },
  },
});

export const picture = style({ position: 'absolute', maxInlineSize: 'none', pointerEvents: 'none' });

export const range = style({
  inlineSize: '100%',
  blockSize: 28,
  accentColor: vars.color.accent.solid,
});

export const sliders = style({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[4] });
