import type { Store } from '#server/database/store.ts';

/** Work that is done again and again, in as many processes as there are. */
export type Rounds = {
  store: Pick<Store, 'listen'>;
  /** On which new work is told; null where nobody tells. */
  channel: string | null;
  /** How often to look for work that nobody told of, in milliseconds. */
  pace: number;
  work: (stopping: AbortSignal) => Promise<void>;
  onFault: (error: unknown) => void;
};

/** Works whenever work is told or time has passed, one round after the other; answers how to stop, which waits. */
export function startRounds({ store, channel, pace, work, onFault }: Rounds): () => Promise<void> {
  const stopping = new AbortController();
  let round: Promise<void> = Promise.resolve();
  let isWanted = false;

  function wake(): void {
    if (isWanted || stopping.signal.aborted) return;
    isWanted = true;
    round = runAfter(round);
  }

  async function runAfter(before: Promise<void>): Promise<void> {
    await before;
    isWanted = false;
    await work(stopping.signal).catch(onFault);
  }

  const timer = setInterval(wake, pace);
  timer.unref();
  const hearing = channel === null ? null : store.listen(channel, wake).catch(() => null);
  wake();
  return async () => {
    clearInterval(timer);
    const stopHearing = await hearing;
    await stopHearing?.().catch(() => undefined);
    stopping.abort();
    await round;
  };
}
