import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';
import { whenNarrow } from './narrow.ts';
import { railWidths } from './rail.ts';

const { color, space } = vars;

/** Stays while the page scrolls, and scrolls by itself where a window is low. */
export const sidebar = style({
  position: 'sticky',
  insetBlockStart: 0,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: vars.layout.sidebar,
  blockSize: '100dvh',
  paddingInline: space[3],
  paddingBlockEnd: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarColor: `${color.shell.border} transparent`,
  background: color.shell.surface,
  color: color.shell.text,
  borderInlineEnd: `1px solid ${color.shell.border}`,
  vars: { [color.focus.ring]: color.baize.brass },
  selectors: { '&[data-sidebar=collapsed]': { inlineSize: 64 } },
  '@media': {
    [railWidths]: { inlineSize: 64 },
    [below.md]: { display: 'none' },
    print: { display: 'none' },
  },
});

const closedHead = style(whenNarrow({ flexDirection: 'column', paddingInline: 4, paddingBlock: 17 }));
export const head = style([
  closedHead,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minBlockSize: vars.layout.header,
    paddingInlineStart: 10,
  },
]);

/** Where there is no room to open, there is no button for it. */
export const toggle = style({ display: 'flex', '@media': { [railWidths]: { display: 'none' } } });
