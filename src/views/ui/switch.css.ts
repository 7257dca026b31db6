import { style } from '@vanilla-extract/css';
import { forcedColors } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: 38,
  blockSize: 22,
  margin: 0,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: 11,
  background: color.surface.sunken,
  cursor: 'pointer',
  verticalAlign: 'middle',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      marginBlock: 'auto',
      insetInlineStart: 3,
      inlineSize: 14,
      blockSize: 14,
      borderRadius: '50%',
      background: color.border.control,
      transition: `inset-inline-start ${vars.duration.fast} ${vars.ease.in}`,
    },
    '&::before': { content: '', position: 'absolute', inset: -9 },
    '&:checked': { background: color.accent.solid, borderColor: color.accent.solid },
    '&:checked::after': { insetInlineStart: 18, background: color.surface.raised },
    '&:disabled': { cursor: 'not-allowed', borderColor: color.border.default },
    '&:disabled::after': { background: color.border.default },
    '&:disabled:checked': { background: color.accent.border, borderColor: color.accent.border },
    '&:disabled:checked::after': { background: color.surface.raised },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&:checked, &:disabled:checked': {
          background: 'Highlight',
          borderColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
        '&:disabled': { borderColor: 'GrayText' },
        '&:checked::after': { background: 'HighlightText' },
      },
    },
  },
});
