import { fromCallback } from 'xstate';
import { hearServerTime, serverNow } from './clock.ts';

/** setTimeout cannot wait longer. */
const longestWait = 2 ** 31 - 1;

const telling = <Type extends string>(type: Type) =>
  fromCallback<{ type: Type }, { at: string | null }>(({ input, sendBack }) => {
    const at = input.at === null ? Number.NaN : Date.parse(input.at);
    if (Number.isNaN(at)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const check = (): void => {
      clearTimeout(timer);
      const left = at - serverNow();
      if (left <= 0) sendBack({ type });
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
  });

/** Tells once that an instant of the server's clock has passed, even after sleep or in a hidden tab. */
export const deadline = telling('deadline.passed');

/** Tells alike that a rest is over, where a deadline runs beside it. */
export const rest = telling('rest.over');
