import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

/** As wide as the form above it. */
export const section = style({ maxInlineSize: 820, marginBlock: space[4] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
