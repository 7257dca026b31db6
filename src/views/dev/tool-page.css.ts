import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const barRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: vars.layout.header,
});
/** The bar of a tool that fills the window. */
export const wideBar = style([bar, { position: 'static', paddingInline: vars.layout.gutter }]);
export const barTitle = style({ flex: 1, fontSize: vars.size.lg, fontWeight: 650, fontStretch: '92%' });
export const home = style({ display: 'flex', color: 'inherit', textDecoration: 'none' });
export const main = style({ paddingBlock: `28px ${space[16]}` });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space[4],
  listStyle: 'none',
  padding: 0,
  marginBlockEnd: space[10],
});

export const time = style({
  fontFamily: vars.font.score,
  fontSize: vars.score.lg,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
