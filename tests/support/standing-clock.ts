import type { Clock } from '#server/services/clock.ts';

/** A clock that stands until it is moved, so that nothing depends on how fast the machine is. */
export function standingClock(): Clock {
  const at = Date.now();
  let offset = 0;
  return {
    now: () => at + offset,
    moveTo: (milliseconds) => {
      offset = milliseconds;
    },
    offset: () => offset,
  };
}
