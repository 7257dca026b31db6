import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const page = style({ display: 'grid', gap: vars.space[5], paddingBlock: vars.space[6] });

export const office = style({ display: 'grid', gap: vars.space[5], maxInlineSize: 480 });
