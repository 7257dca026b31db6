import { keyframes, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** A flat bar on the cloth, which shows only what takes noticeably long. */
export const bar = style({
  borderRadius: 4,
  background: 'rgb(246 250 247 / 0.12)',
  animation: `${appear} 120ms 300ms backwards`,
  selectors: {
    '&[data-size=status]': { inlineSize: 92, blockSize: 18 },
    '&[data-size=title]': { inlineSize: 160, blockSize: 62 },
    '&[data-size=line]': { inlineSize: 130, blockSize: 16 },
    '&[data-size=name]': { inlineSize: '70%', maxInlineSize: 220, blockSize: 30 },
    '&[data-size=number]': { inlineSize: 44, blockSize: 64, justifySelf: 'end' },
    '&[data-size=minor]': { inlineSize: 36, blockSize: 34, justifySelf: 'end' },
    '&[data-size=ball]': { inlineSize: 18, blockSize: 18, borderRadius: '50%' },
    '&[data-size=button]': { inlineSize: '100%', blockSize: 40, borderRadius: 6 },
  },
  '@media': { [below.md]: { selectors: { '&[data-size=ball]': { inlineSize: 14, blockSize: 14 } } } },
});
/** The strip of frames, or the lanes of a race. */
export const foot = style({ blockSize: 124, '@media': { [below.md]: { blockSize: 150 } } });
