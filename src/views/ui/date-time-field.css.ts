import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** The time beside its day, or below it where letters are large. */
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5em, 100%), 1fr))',
  gap: vars.space[2],
});
