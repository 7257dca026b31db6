import { style } from '@vanilla-extract/css';
import { below, forcedColors } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const group = style({ '@media': { [below.md]: { inlineSize: '100%' } } });

export const track = style({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: 8,
  '@media': { [below.md]: { display: 'flex', inlineSize: '100%' } },
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  '@media': { [below.md]: { flex: 1 } },
});

export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
});

export const label = style({
  flex: 1,
  minBlockSize: vars.control.small,
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  fontSize: vars.size.sm,
  fontWeight: 600,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  transition: `color ${vars.duration.fast}`,
  selectors: {
    [`${input}:hover + &`]: { color: color.text.primary },
    [`${input}:checked + &`]: {
      background: color.surface.raised,
      borderColor: color.border.control,
      color: color.text.primary,
      boxShadow: vars.elevation[1],
      zIndex: 1,
    },
  },
  '@media': {
    [below.md]: { paddingInline: vars.space[1] },
    [forcedColors]: {
      selectors: {
        [`${input}:checked + &`]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
