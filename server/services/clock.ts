/** Where every instant of the server comes from, so that tests and `/dev/clock` can move it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Sets how far this clock runs ahead of the machine's, in milliseconds. */
  moveTo(offset: number): void;
  offset(): number;
};

/** A clock that follows the machine's, at a distance. */
export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    moveTo: (milliseconds) => {
      offset = milliseconds;
    },
    offset: () => offset,
  };
}
