import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const detail = style({ marginBlockEnd: space[3], color: color.text.muted, fontSize: vars.size.base });
export const told = style({ display: 'block' });
