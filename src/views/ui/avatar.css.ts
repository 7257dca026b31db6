import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const avatar = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: '1px solid',
  fontFamily: vars.font.score,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '0.03em',
  userSelect: 'none',
});

export const shape = styleVariants({
  person: {
    borderRadius: '50%',
    background: color.accent.subtle,
    color: color.accent.text,
    borderColor: color.accent.border,
  },
  club: {
    borderRadius: 8,
    background: color.neutral.subtle,
    color: color.text.secondary,
    borderColor: color.border.default,
  },
});

const square = (side: number, fontSize: number) => ({ inlineSize: side, blockSize: side, fontSize });

export const size = styleVariants({
  small: square(28, 13),
  regular: square(36, 16),
  large: square(56, 24),
});

const whole = { inlineSize: '100%', blockSize: '100%' };

/** A logo is shown whole, a person fills the circle. */
export const photo = styleVariants({
  person: { ...whole, objectFit: 'cover' },
  club: { ...whole, objectFit: 'contain' },
});
