import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

export const page = style({ display: 'grid', gap: space[5], maxInlineSize: 560 });
export const secret = style({ overflowWrap: 'anywhere', userSelect: 'all' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[2],
  fontFamily: 'monospace',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
