import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';
import { aboveDialog } from './notice-place.ts';

const { color, space } = vars;

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} 14px`,
  border: '1px solid',
  borderRadius: vars.radius.md,
  fontSize: vars.size.base,
  lineHeight: vars.line.base,
});

type Tint = { subtle: string; border: string; text: string };
const tint = ({ subtle, border, text }: Tint) => [
  base,
  { background: subtle, borderColor: border, color: text },
];

export const banner = styleVariants({
  error: tint(color.danger),
  warning: tint(color.brass),
  success: tint(color.accent),
  info: tint(color.info),
});

export const sign = style({ marginBlockStart: 1 });
export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const dismiss = style({ margin: '-6px -8px -6px 0' });

globalStyle(`${dismiss} button`, { color: 'inherit' });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  // Empty, it waits in the page for its first message and takes no room.
  selectors: { '&:empty': { position: 'absolute' } },
});
/** Under the head of the page, over everything: whoever has scrolled down a form is told as well. */
export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockStart: `calc(${vars.layout.header} + ${space[3]})`,
  insetInline: space[3],
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: 'fit-content',
  maxInlineSize: 'min(640px, calc(100vw - 1.5rem))',
  marginInline: 'auto',
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation[3],
  pointerEvents: 'auto',
  selectors: { '&:not(:has([data-tone]))': { display: 'contents' } },
  '@media': {
    ...aboveDialog,
    [below.sm]: {
      selectors: {
        'body:has([data-ground=overlay]) &': {
          insetBlockStart: 'auto',
          insetBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});
