import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;
/** Narrow enough for the app beside it to keep what stands in its head. */
const width = 'clamp(340px, 28vw, 520px)';

// The app makes room, so that it and its machines are seen side by side.
globalStyle(':root[data-watch=open] body', { '@media': { [from.md]: { paddingInlineEnd: width } } });

export const handle = style({
  position: 'fixed',
  insetBlockEnd: `calc(var(--switch-bar-height, 0px) + ${space[3]})`,
  insetInlineEnd: space[3],
  zIndex: `calc(${vars.z.overlay} + 2)`,
  pointerEvents: 'auto',
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  boxShadow: vars.elevation[2],
  '@media': { print: { display: 'none' } },
});
export const dock = style({
  position: 'fixed',
  insetBlockStart: 0,
  // The switches stay in reach under it.
  insetBlockEnd: 'var(--switch-bar-height, 0px)',
  insetInlineEnd: 0,
  inlineSize: width,
  maxInlineSize: '100%',
  zIndex: `calc(${vars.z.overlay} + 1)`,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface.raised,
  color: color.text.primary,
  borderInlineStart: `1px solid ${color.border.default}`,
  boxShadow: vars.elevation[2],
  pointerEvents: 'auto',
  '@media': { print: { display: 'none' }, [below.md]: { inlineSize: '100%' } },
});
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const away = style({ fontSize: vars.size.sm, color: color.accent.text });
export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
});
globalStyle(`${scroll} > *`, { flex: 'none' });
export const heading = style({
  fontSize: vars.size.sm,
  fontWeight: 600,
  color: color.text.muted,
  marginBlockEnd: space[1],
});
export const actors = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
});
export const nested = style([
  actors,
  { paddingInlineStart: space[5], borderInlineStart: `1px solid ${color.border.subtle}` },
]);
export const actor = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  inlineSize: '100%',
  padding: `4px ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: color.text.primary,
  font: 'inherit',
  fontSize: vars.size.base,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.surface.hover },
  selectors: {
    '&[aria-pressed=true]': {
      background: color.brass.subtle,
      boxShadow: `inset 3px 0 0 ${color.brass.solid}`,
    },
  },
});
export const leaf = style({ padding: `2px ${space[2]}`, fontSize: vars.size.sm, color: color.text.muted });
export const value = style({
  color: color.text.secondary,
  fontSize: vars.size.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const chart = style({
  position: 'relative',
  blockSize: 340,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
export const past = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[3],
  background: color.brass.subtle,
  border: `1px solid ${color.brass.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  color: color.brass.text,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const context = style({
  margin: 0,
  padding: space[3],
  maxBlockSize: 240,
  overflow: 'auto',
  background: color.surface.sunken,
  borderRadius: vars.radius.md,
  fontFamily: vars.font.code,
  fontSize: vars.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const logHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const log = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 300,
  overflowY: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
});
export const wait = style({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: vars.size.base });
export const ring = style({ flex: 'none', transform: 'rotate(-90deg)', fill: 'none', strokeWidth: 4 });
export const track = style({ stroke: color.neutral.subtle });
export const arc = style({ stroke: color.brass.solid, strokeLinecap: 'round' });
globalStyle(`${arc}[data-late]`, { stroke: color.danger.solid });
