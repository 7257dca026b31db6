import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { dark } from '#styles/palette.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

// Streaming software lays the page over its picture, so all that is no scoreboard lets it through.
for (const element of ['html', 'body']) {
  globalStyle(`${element}:has([data-overlay])`, { background: 'transparent' });
}

/**
 * A picture of 1920 by 1080, or any other of that shape: measures are parts of its height. Its cloth is the dark theme's,
 * whatever the machine that streams prefers.
 */
export const stage = style({
  vars: assignVars(color.baize, dark.baize),
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  display: 'flex',
  padding: '4vh 3vw',
  fontSize: 'max(2.6vh, 14px)',
  lineHeight: 1.25,
  selectors: {
    '&[data-form=bar]': { alignItems: 'flex-end', justifyContent: 'center', fontSize: 'max(3.7vh, 14px)' },
    '&[data-form=corner]': { alignItems: 'flex-start', justifyContent: 'flex-start' },
    '&[data-form=device]': { alignItems: 'stretch', fontSize: 'max(4.4vh, 16px)', padding: 0 },
  },
});

const ground = {
  background: color.baize.surface,
  color: color.baize.text,
  borderRadius: '0.4em',
} as const;

export const board = style({
  ...ground,
  display: 'grid',
  overflow: 'hidden',
  maxInlineSize: '100%',
  selectors: {
    '&[data-form=bar]': { inlineSize: 'min(100%, 42em)' },
    '&[data-form=corner]': { inlineSize: 'min(100%, 22em)' },
    // It fills the screen to its edges.
    '&[data-form=device]': { inlineSize: '100%', borderRadius: 0, gridTemplateRows: 'auto 1fr 1fr auto' },
  },
});
export const occasion = style({
  padding: '0.4em 1.6em',
  background: color.baize.deep,
  color: color.baize.brass,
  fontSize: '0.62em',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6em',
  padding: '0.3em 1em',
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${color.baize.deep}`,
});
export const mark = style({
  flex: 'none',
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderRadius: '50%',
  selectors: { '[data-turn=own] > &': { background: color.baize.brass } },
});
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 650,
});
export const run = style({ flex: 'none', fontSize: '0.72em', color: color.baize.brass, fontWeight: 600 });
const figure = { flex: 'none', fontFamily: vars.font.score, fontVariantNumeric: 'tabular-nums' } as const;
export const points = style({
  ...figure,
  minInlineSize: '2.4em',
  textAlign: 'end',
  color: color.baize.muted,
});
export const tally = style({
  ...figure,
  minInlineSize: '1.8em',
  fontSize: '1.5em',
  fontWeight: 800,
  textAlign: 'end',
  selectors: { '[data-form=device] &': { fontSize: '3em' } },
});
export const foot = style({
  padding: '0.4em 1.75em',
  fontSize: '0.57em',
  color: color.baize.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({ ...ground, margin: 'auto', padding: '1em 1.4em', maxInlineSize: '36em' });
export const noteTitle = style({ color: color.baize.text, fontSize: '1.1em' });
export const noteText = style({ color: color.baize.muted, fontSize: '0.8em' });
