import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;
const usable = '&:hover:not(:disabled, [aria-disabled=true])';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    flex: 'none',
    minBlockSize: vars.control.regular,
    paddingInline: vars.space[4],
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    fontSize: vars.size.md,
    fontWeight: 600,
    lineHeight: vars.line.base,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.ease.in}, border-color ${vars.duration.fast}, color ${vars.duration.fast}`,
    selectors: {
      '&:active:not(:disabled, [aria-disabled=true])': { translate: '0 1px' },
      '&[data-state=busy]': { cursor: 'progress' },
      // Without an icon the spinner takes its room from the padding, so the width and the label stay.
      '&[data-state=busy][data-room=bare]': { paddingInline: 5, gap: 6 },
      '&:disabled': {
        background: color.surface.sunken,
        borderColor: color.border.default,
        color: color.text.muted,
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    tone: {
      primary: {
        background: color.accent.solid,
        color: color.text.onAccent,
        selectors: { [usable]: { background: color.accent.hover } },
      },
      secondary: {
        background: color.surface.raised,
        borderColor: color.border.control,
        color: color.text.primary,
        selectors: { [usable]: { background: color.surface.hover } },
      },
      ghost: {
        color: color.text.secondary,
        selectors: {
          [usable]: { background: color.surface.hover, color: color.text.primary },
          '&:disabled': { background: 'transparent', borderColor: 'transparent' },
        },
      },
      danger: {
        background: color.surface.raised,
        borderColor: color.danger.border,
        color: color.danger.text,
        selectors: { [usable]: { background: color.danger.subtle } },
      },
      dangerSolid: {
        background: color.danger.solid,
        color: color.text.onAccent,
        selectors: { [usable]: { background: color.danger.hover } },
      },
      brass: {
        background: color.baize.brass,
        color: color.baize.onBrass,
        selectors: { [usable]: { background: color.baize.brassHover } },
      },
      outlineOnCloth: {
        borderColor: color.baize.line,
        color: color.baize.text,
        selectors: { [usable]: { background: color.baize.deep } },
      },
      ghostOnShell: {
        color: color.shell.text,
        selectors: { [usable]: { background: color.shell.hover } },
      },
    },
    size: {
      regular: {},
      small: {
        minBlockSize: vars.control.small,
        paddingInline: vars.space[3],
        fontSize: vars.size.sm,
        selectors: { '&[data-state=busy][data-room=bare]': { paddingInline: 3, gap: 4 } },
      },
    },
    shape: {
      label: {},
      square: { inlineSize: vars.control.regular, paddingInline: 0 },
      squareSmall: { inlineSize: vars.control.small, minBlockSize: vars.control.small, paddingInline: 0 },
    },
    width: { content: {}, fill: { inlineSize: '100%' } },
  },
  defaultVariants: { tone: 'secondary', size: 'regular', shape: 'label', width: 'content' },
});

globalStyle('button:disabled', { '@media': { '(forced-colors: active)': { color: 'GrayText' } } });
