import { style } from '@vanilla-extract/css';

/** Never narrowed, however little room its chip has. */
export const shape = style({ flex: 'none', maxInlineSize: 'none' });
