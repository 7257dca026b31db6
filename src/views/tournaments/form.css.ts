import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

export const rounds = style({
  display: 'grid',
  gap: space[2],
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
export const roundsHead = style({ padding: 0, fontSize: vars.size.base, fontWeight: 600 });
export const templates = style({ marginBlock: space[1] });
export const roundFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [below.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
