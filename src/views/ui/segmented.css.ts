import { style } from '@vanilla-extract/css';
import { below, forcedColors } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;
const isChosen = '&[data-state=on]';

export const track = style({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: 8,
  '@media': { [below.md]: { display: 'flex', flexWrap: 'wrap', inlineSize: '100%' } },
});

export const segment = style({
  minBlockSize: vars.control.small,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  fontSize: vars.size.sm,
  fontWeight: 600,
  color: color.text.secondary,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transition: `color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { color: color.text.primary },
    [isChosen]: {
      background: color.surface.raised,
      borderColor: color.border.control,
      color: color.text.primary,
      boxShadow: vars.elevation[1],
    },
  },
  '@media': {
    [below.md]: { flex: 1, paddingInline: vars.space[1] },
    [forcedColors]: {
      selectors: {
        [isChosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
