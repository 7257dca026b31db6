import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const field = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const label = style({ fontSize: size.base, fontWeight: 600, color: color.text.primary });
export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const status = style({ fontSize: size.sm, color: color.text.secondary, overflowWrap: 'anywhere' });
