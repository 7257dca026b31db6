import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

/** The room that the bar takes at the foot of the window. */
const height = createGlobalVar('switch-bar-height');

globalStyle(':root[data-switch-bar=folded]', { vars: { [height]: '56px' } });
globalStyle(':root[data-switch-bar=unfolded]', { vars: { [height]: 'min(52dvh, 400px)' } });

// What the product holds to the foot of the window keeps clear of the bar.
globalStyle(':root[data-switch-bar]', { scrollPaddingBlockEnd: `calc(${height} + ${space[4]})` });
globalStyle(':root[data-switch-bar] body', { paddingBlockEnd: height });
globalStyle(':root[data-switch-bar] [data-part=toasts]', { marginBlockEnd: height });
globalStyle(':root[data-switch-bar] [data-sidebar]', { blockSize: `calc(100dvh - ${height})` });
globalStyle(':root[data-switch-bar] :is([role=dialog], [role=alertdialog])', {
  insetBlockEnd: height,
  maxBlockSize: `calc(100dvh - ${height})`,
});

/** It lies over popups, so that a switch can be thrown while one is open, and the page keeps room for it at its end. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: `calc(${vars.z.overlay} + 1)`,
  display: 'flex',
  flexDirection: 'column',
  blockSize: height,
  background: color.surface.raised,
  color: color.text.primary,
  borderBlockStart: `4px solid ${color.rail.surface}`,
  boxShadow: vars.elevation[2],
  pointerEvents: 'auto',
  selectors: { '&[data-state=on]': { borderBlockStartColor: color.brass.solid } },
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  blockSize: 52,
  paddingInline: vars.layout.gutter,
  '@media': { [below.sm]: { gap: space[2] } },
});
export const now = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.base,
  color: color.text.secondary,
  selectors: { '[data-state=on] &': { color: color.brass.text, fontWeight: 600 } },
});

export const panel = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: `${space[2]} ${vars.layout.gutter} max(${space[5]}, env(safe-area-inset-bottom))`,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const title = style({ fontSize: vars.size.lg, lineHeight: vars.line.lg, marginBlockEnd: space[2] });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  gap: space[3],
  listStyle: 'none',
  padding: 0,
});
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[3],
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  fontSize: vars.size.sm,
  lineHeight: vars.line.sm,
  selectors: { '&[data-state=on]': { background: color.brass.subtle, borderColor: color.brass.border } },
});
export const rows = style({ display: 'grid', gap: space[2], listStyle: 'none', padding: 0 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
/** It stands from the start, so that screen readers hear what comes into it. */
export const told = style({
  minBlockSize: vars.line.base,
  marginBlockStart: space[2],
  fontSize: vars.size.base,
  overflowWrap: 'anywhere',
});
