import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] });
