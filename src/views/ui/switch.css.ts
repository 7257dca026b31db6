import { style } from '@vanilla-extract/css';
import { forcedColors } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

const isOn = '&[data-state=checked]';

export const track = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 38,
  blockSize: 22,
  padding: 0,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: 11,
  background: color.surface.sunken,
  cursor: 'pointer',
  verticalAlign: 'middle',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: -9 },
    [isOn]: { background: color.accent.solid, borderColor: color.accent.solid },
    '&:disabled': { cursor: 'not-allowed', borderColor: color.border.default },
    [`${isOn}:disabled`]: { background: color.accent.border, borderColor: color.accent.border },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${isOn}, ${isOn}:disabled`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  insetInlineStart: 3,
  inlineSize: 14,
  blockSize: 14,
  borderRadius: '50%',
  background: color.border.control,
  transition: `inset-inline-start ${vars.duration.fast} ${vars.ease.in}`,
  selectors: {
    '&[data-disabled]': { background: color.border.default },
    [isOn]: { insetInlineStart: 18, background: color.surface.raised },
  },
  '@media': {
    [forcedColors]: {
      background: 'ButtonText',
      selectors: { [isOn]: { background: 'HighlightText' } },
    },
  },
});
