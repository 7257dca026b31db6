import { style } from '@vanilla-extract/css';
import { forcedColors } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const row = style({ display: 'flex', gap: 10, alignItems: 'flex-start' });

export const cell = style({ position: 'relative', flex: 'none', display: 'grid', marginBlockStart: 1 });

export const box = style({
  appearance: 'none',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  background: color.surface.raised,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '[data-ground=overlay] &': { background: color.surface.overlay },
    '&:hover:not(:disabled)': { borderColor: color.text.muted },
    '&&:checked': { background: color.accent.solid, borderColor: color.accent.solid },
    '&&[aria-invalid=true]': {
      borderColor: color.danger.solid,
      boxShadow: `inset 0 0 0 1px ${color.danger.solid}`,
    },
    '&:disabled': {
      background: color.surface.sunken,
      borderColor: color.border.default,
      cursor: 'not-allowed',
    },
    // The press area grows past the box without moving anything.
    '&::before': { content: '', position: 'absolute', inset: -6 },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

export const tick = style({
  position: 'absolute',
  inset: 3,
  inlineSize: 14,
  blockSize: 14,
  fill: 'none',
  stroke: color.text.onAccent,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  opacity: 0,
  selectors: { [`${box}:checked + &`]: { opacity: 1 } },
  '@media': { [forcedColors]: { display: 'none' } },
});

export const text = style({ display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0 });
export const label = style({ fontSize: vars.size.md, lineHeight: vars.line.md, cursor: 'pointer' });
