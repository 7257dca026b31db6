import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space[5]} ${space[4]}`,
  alignItems: 'start',
});

const wide = { gridColumn: 'span 6' };
const narrow = { '@media': { [below.sm]: wide } };
export const third = style({ gridColumn: 'span 2', ...narrow });
export const twoThirds = style({ gridColumn: 'span 4', ...narrow });
export const half = style({ gridColumn: 'span 3', ...narrow });
export const full = style(wide);

/** On phones the first two names share a line. */
const pair = { gridColumn: 'span 2', '@media': { [below.sm]: { gridColumn: 'span 3' } } };
export const name = styleVariants({
  firstName: pair,
  middleName: pair,
  lastName: { gridColumn: 'span 2', ...narrow },
});

export const stack = style({ display: 'grid', gap: space[3], alignContent: 'start' });
