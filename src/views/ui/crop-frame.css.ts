import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** The square that is shown. */
export const frame = style({
  position: 'relative',
  inlineSize: 'min(256px, 100%)',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.surface.sunken,
});

/** A ring tells what a round picture will show of it; twice the class, to stand above the cropper's own. */
export const area = style({
  selectors: {
    '&&': { border: '2px solid #ffffff', color: 'rgb(0 0 0 / 45%)' },
    '&&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: -4 },
  },
});

export const range = style({
  inlineSize: '100%',
  blockSize: 28,
  accentColor: vars.color.accent.solid,
});

export const sliders = style({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[4] });
