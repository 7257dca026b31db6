import { Readable } from 'node:stream';
import { readScore, type LiveScore } from '#domain/live/score.ts';
import type { Store } from '#server/database/store.ts';

/** On which the database tells each score that was written. */
const channel = 'live_scores';

/** How much may wait for one listener before it is dropped, in bytes. */
export const patienceInBytes = 16_384;

export type HubSettings = {
  /** Listeners of one process, and of one network among them. */
  most: number;
  mostPerNetwork: number;
  /** Milliseconds between two signs of life, and for which scores are gathered before they are told. */
  beat: number;
  gather: number;
};

const usual: HubSettings = { most: 5_000, mostPerNetwork: 500, beat: 15_000, gather: 50 };

/** Milliseconds for which listeners that are let go may take what was said last. */
const farewell = 1_000;

type Listener = { stream: Readable; network: string };

/** Hands the scores that any process has written to all who listen at this one. */
export type Hub = ReturnType<typeof createHub>;

/** Makes the hub of a process; it hears the database from its first listener on. */
export function createHub(store: Pick<Store, 'listen'>, settings: Partial<HubSettings> = {}) {
  const { most, mostPerNetwork, beat, gather } = { ...usual, ...settings };
  const listeners = new Set<Listener>();
  const networks = new Map<string, number>();
  const waiting = new Map<number, LiveScore>();
  let hearing: Promise<() => Promise<void>> | null = null;
  let beating: NodeJS.Timeout | null = null;
  let telling: NodeJS.Timeout | null = null;
  let isClosed = false;

  function hear(payload: string): void {
    const score = readScore(payload);
    if (!score || isClosed || listeners.size === 0) return;
    waiting.set(score.matchId, score);
    telling ??= setTimeout(tell, gather);
  }

  function tell(): void {
    telling = null;
    const scores = [...waiting.values()];
    waiting.clear();
    say(scores);
  }

  /** Says the same bytes to everyone. */
  function say(scores: readonly LiveScore[]): void {
    const bytes = eventOf(scores);
    for (const { stream } of listeners) {
      if (stream.readableLength + bytes.length > patienceInBytes) stream.destroy();
      else stream.push(bytes);
    }
  }

  function leave(listener: Listener): void {
    if (!listeners.delete(listener)) return;
    const left = (networks.get(listener.network) ?? 1) - 1;
    if (left > 0) networks.set(listener.network, left);
    else networks.delete(listener.network);
    if (listeners.size > 0 || !beating) return;
    clearInterval(beating);
    beating = null;
  }

  async function startHearing(): Promise<void> {
    hearing ??= store.listen(channel, hear);
    try {
      await hearing;
    } catch (error) {
      hearing = null;
      throw error;
    }
  }

  return {
    /** How many listen. */
    size: () => listeners.size,
    /** A stream of scores for a listener of a network, or null where no more are let in. */
    async join(network: string): Promise<Readable | null> {
      await startHearing();
      const same = networks.get(network) ?? 0;
      if (isClosed || listeners.size >= most || same >= mostPerNetwork) return null;
      const stream = new Readable({ highWaterMark: 1_024, read: () => undefined });
      const listener = { stream, network };
      listeners.add(listener);
      networks.set(network, same + 1);
      stream.once('close', () => leave(listener));
      stream.push(eventOf([]));
      beating ??= setInterval(() => say([]), beat).unref();
      return stream;
    },
    /** Lets everyone go, and hears nothing any more. */
    async close(): Promise<void> {
      isClosed = true;
      if (beating) clearInterval(beating);
      if (telling) clearTimeout(telling);
      for (const { stream } of listeners) stream.push(null);
      // Who does not even take the end is not waited for.
      setTimeout(() => {
        for (const { stream } of listeners) stream.destroy();
      }, farewell).unref();
      const stop = await hearing?.catch(() => null);
      await stop?.().catch(() => undefined);
    },
  };
}

const eventOf = (scores: readonly LiveScore[]): Buffer =>
  Buffer.from(`data: ${JSON.stringify({ scores })}\n\n`);
