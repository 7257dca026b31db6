import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';
import { noticeRoom } from './notice-room.ts';

const { space } = vars;
const needed = (rest: string) => `min(calc(${noticeRoom} * 100), calc(${noticeRoom} + ${rest}))`;

/** Above a dialog in a wide window messages of a few lines have room at any time: nothing moves when one comes. */
export const roomAbove = `max(5.5rem, calc(${noticeRoom} + 2rem))`;
/** A low window has no such room to give away. */
export const roomAboveLow = `max(1.5rem, ${needed('2rem')})`;
/** On phones a dialog ends above its messages while there are any. */
export const roomBelow = needed(`${space[3]} + max(${space[3]}, env(safe-area-inset-bottom))`);

/** While a dialog is open in a wide window, its messages stand above it. */
export const aboveDialog = {
  [from.sm]: {
    selectors: {
      'body:has([data-ground=overlay]) &': { insetBlockStart: space[4], insetBlockEnd: 'auto' },
    },
  },
} as const;
/** Windows in which every line counts. */
export const lowWindow = '(max-height: 480px)';
