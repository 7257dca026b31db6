import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { input } from './input.css.ts';

export const area = style([
  input,
  {
    selectors: {
      '&&': { blockSize: 'auto', minBlockSize: '6rem', paddingBlock: vars.space[2], resize: 'vertical' },
    },
  },
]);
