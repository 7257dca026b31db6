/** A timer that has not fired. */
export interface PendingTimer {
  readonly id: number;
  /** Virtual milliseconds since the clock began. */
  readonly due: number;
}

/** A clock that stands still until it is told to go on; it fits XState's `clock` option. */
export interface VirtualClock {
  now(): number;
  setTimeout(fire: () => void, ms: number): number;
  clearTimeout(id: number): void;
  /** What has not fired, the earliest first. */
  pending(): readonly PendingTimer[];
  /** Goes on by some milliseconds and fires what falls due on the way, in order. */
  advance(ms: number): void;
  /** Goes on to the earliest timer and fires all that fall due at that instant; says how many milliseconds passed. */
  advanceToNext(): number;
}

const tooMany = 10_000;

/** A virtual clock that begins at zero. */
export function createVirtualClock(): VirtualClock {
  const timers = new Map<number, { due: number; fire: () => void }>();
  let time = 0;
  let last = 0;
  const pending = () =>
    [...timers].map(([id, { due }]) => ({ id, due })).toSorted((a, b) => a.due - b.due || a.id - b.id);
  const advance = (ms: number) => {
    const end = time + ms;
    let fired = 0;
    for (let [next] = pending(); next && next.due <= end; [next] = pending()) {
      if (++fired > tooMany)
        throw new Error(`More than ${tooMany} timers fired: they set each other off for ever.`);
      const { due, id } = next;
      const fire = timers.get(id)?.fire;
      timers.delete(id);
      time = Math.max(time, due);
      fire?.();
    }
    time = end;
  };
  return {
    now: () => time,
    setTimeout(fire, ms) {
      timers.set(++last, { due: time + Math.max(0, ms), fire });
      return last;
    },
    clearTimeout: (id) => void timers.delete(id),
    pending,
    advance,
    advanceToNext() {
      const [next] = pending();
      if (next === undefined) throw new Error('No timer is pending, so there is nothing to advance to.');
      const ms = Math.max(0, next.due - time);
      advance(ms);
      return ms;
    },
  };
}
