import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

/** The box that text inputs and selects share. */
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: vars.control.field,
  paddingInline: vars.space[3],
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  color: color.text.primary,
  fontSize: vars.control.text,
  lineHeight: vars.line.md,
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  selectors: {
    '[data-ground=overlay] &': { background: color.surface.overlay },
    '&::placeholder': { color: color.text.muted },
    '&:hover:not(:disabled, :read-only, :focus-visible, [aria-invalid=true])': {
      borderColor: color.text.muted,
    },
    '&:read-only:not(select, [data-state=busy]), &:disabled': {
      background: color.surface.sunken,
      borderColor: color.border.default,
      color: color.text.secondary,
    },
    '&[aria-invalid=true]': {
      borderColor: color.danger.solid,
      boxShadow: `inset 0 0 0 1px ${color.danger.solid}`,
    },
    '&:focus-visible': {
      outline: '2px solid transparent',
      outlineOffset: 0,
      borderColor: color.focus.ring,
      boxShadow: `inset 0 0 0 1px ${color.focus.ring}`,
    },
    '&[aria-invalid=true]:focus-visible': {
      borderColor: color.danger.solid,
      boxShadow: `inset 0 0 0 1px ${color.danger.solid}, 0 0 0 3px ${color.danger.border}`,
    },
    '&[inputmode=numeric], &[inputmode=decimal], &[type=tel]': {
      fontVariantNumeric: 'tabular-nums',
    },
    // Autofill paints its own ground; the inset shadow is the one way to keep the theme's.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${color.accent.subtle}`,
      WebkitTextFillColor: color.text.primary,
      borderColor: color.accent.border,
    },
  },
});

/** Holds an input and what lies over its ends. */
export const withEnds = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
});

const overlay = { position: 'absolute', display: 'flex', alignItems: 'center' } as const;

export const startMark = style({
  ...overlay,
  insetInlineStart: 12,
  color: color.text.muted,
  pointerEvents: 'none',
});
export const endMark = style({
  ...overlay,
  insetInlineEnd: 12,
  color: color.text.muted,
  pointerEvents: 'none',
});
export const endControl = style({ ...overlay, insetInlineEnd: 4 });

export const startRoom = style({ selectors: { '&&': { paddingInlineStart: 38 } } });
export const endRoom = style({ selectors: { '&&': { paddingInlineEnd: 44 } } });
