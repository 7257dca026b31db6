import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';
import { input } from './input.css.ts';

export const box = styleVariants({
  fill: { position: 'relative', display: 'flex', alignItems: 'center', inlineSize: '100%', minInlineSize: 0 },
  content: { position: 'relative', display: 'inline-flex', alignItems: 'center', minInlineSize: 0 },
});

export const select = style([
  input,
  {
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    selectors: {
      '&&': { paddingInlineEnd: 36 },
      '&:disabled': { cursor: 'not-allowed' },
      '&[data-width=content]': { inlineSize: 'auto' },
      '&[data-size=small]': {
        blockSize: vars.control.small,
        paddingInline: `${vars.space[2]} 30px`,
        fontSize: vars.size.base,
      },
      '&:has(> option[value=""]:checked)': { color: vars.color.text.muted },
    },
    '@media': { [forcedColors]: { appearance: 'auto' } },
  },
]);

// The list opens outside the page and would inherit the colour of a choice still open.
globalStyle(`${select} option, ${select} optgroup`, {
  color: vars.color.text.primary,
  background: vars.color.surface.overlay,
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 10,
  color: vars.color.text.muted,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { display: 'none' } },
});
