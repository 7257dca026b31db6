import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which one making serves everybody who asks. */
const goodFor = 1_000;

/** Milliseconds for which it is still handed out at once, while the next is made; the app is told how old it is. */
const shownFor = 60_000;

/** Milliseconds that the next making leaves to whoever got the last one, for the files that their page asks for. */
const restAfter = 1_000;

/** Milliseconds between makings while people come, and after the last of them. */
const renewEvery = 5_000;
const awakeFor = 60_000;

/** Milliseconds that somebody waits for a making before none is better. */
const patience = 1_500;

export type Ready<T> = {
  /** The latest making, or null where there is none in time. */
  ask: (make: () => Promise<T | null>) => Promise<T | null>;
  close: () => void;
};

/** A making that is in time, or null. */
export const inTime = <T>(made: Promise<T | null>): Promise<T | null> =>
  Promise.race([made, wait(patience, null, { ref: false })]);

/** Keeps something that is costly to make ready for whoever asks, as long as people do; `ahead` makes it before they do. */
export function keepReady<T>(now: () => number, renewing: 'ahead' | 'asked' = 'ahead'): Ready<T> {
  let shown: { at: number; made: T } | null = null;
  let next: { at: number; made: Promise<T | null> } | null = null;
  let asked: { at: number; make: () => Promise<T | null> } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Timeout | null = null;
  const isWithin = (at: number, span: number): boolean => Math.abs(now() - at) < span;
  const renew = (make: () => Promise<T | null>): Promise<T | null> => {
    const at = now();
    const made = make().then((one) => {
      if (one !== null) shown = { at, made: one };
      return one;
    });
    next = { at, made };
    return made;
  };
  const stayAwake = (): void => {
    timer ??= setInterval(() => {
      if (asked && isWithin(asked.at, awakeFor)) return void renew(asked.make);
      close();
    }, renewEvery).unref();
  };
  const renewSoon = (make: () => Promise<T | null>): void => {
    soon ??= setTimeout(() => {
      soon = null;
      void renew(make);
    }, restAfter).unref();
  };
  const close = (): void => {
    if (timer) clearInterval(timer);
    if (soon) clearTimeout(soon);
    timer = null;
    soon = null;
  };
  const ask = async (make: () => Promise<T | null>): Promise<T | null> => {
    asked = { at: now(), make };
    if (renewing === 'ahead') stayAwake();
    if (shown && isWithin(shown.at, shownFor)) {
      if (!isWithin(shown.at, goodFor)) renewSoon(make);
      return shown.made;
    }
    return inTime(next && isWithin(next.at, goodFor) ? next.made : renew(make));
  };
  return { ask, close };
}
