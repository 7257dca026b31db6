import { fromCallback } from 'xstate';
import { hearServerTime, serverNow } from './clock.ts';

/** setTimeout cannot wait longer. */
const longestWait = 2 ** 31 - 1;

/** Tells once that an instant of the server's clock has passed, even after sleep or in a hidden tab. */
export const deadline = fromCallback<{ type: 'deadline.passed' }, { at: string | null }>(
  ({ input, sendBack }) => {
    const at = input.at === null ? Number.NaN : Date.parse(input.at);
    if (Number.isNaN(at)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const check = (): void => {
      clearTimeout(timer);
      const left = at - serverNow();
      if (left <= 0) sendBack({ type: 'deadline.passed' });
      else timer = setTimeout(check, Math.min(left, longestWait));
    };
    const stopHearing = hearServerTime(check);
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      stopHearing();
      document.removeEventListener('visibilitychange', check);
    };
  },
);
