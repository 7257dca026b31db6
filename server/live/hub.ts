import { Readable } from 'node:stream';
import { readPlanChange, type PlanChange } from '#domain/live/plan.ts';
import { readScore, type LiveScore } from '#domain/live/score.ts';
import type { Store } from '#server/database/store.ts';

/** On which the database tells each score that was written, and each day of a club whose plan has changed. */
const channels = { scores: 'live_scores', plans: 'table_plans' };

/** How much may wait for one listener before it is dropped, in bytes. */
export const mostWaitingBytes = 16_384;

export type HubSettings = {
  /** Listeners of one process, and of one network among them. */
  most: number;
  mostPerNetwork: number;
  /** Of all listeners, those whom nobody has signed in; the rest is kept for who has. */
  mostVisitors: number;
  /** Milliseconds between two signs of life, and for which scores are gathered before they are told. */
  beat: number;
  gather: number;
};

const usual: HubSettings = {
  most: 5_000,
  mostPerNetwork: 500,
  mostVisitors: 4_000,
  beat: 15_000,
  gather: 50,
};

/** Milliseconds for which listeners that are let go may take what was said last. */
const farewell = 1_000;

type Listener = { stream: Readable; network: string; isVisitor: boolean };

/** Hands the scores that any process has written to all who listen at this one. */
export type Hub = ReturnType<typeof createHub>;

/** Makes the hub of a process; it hears the database from its first listener on. */
export function createHub(store: Pick<Store, 'listen'>, settings: Partial<HubSettings> = {}) {
  const { most, mostPerNetwork, mostVisitors, beat, gather } = { ...usual, ...settings };
  const listeners = new Set<Listener>();
  const networks = new Map<string, number>();
  const waiting = new Map<number, LiveScore>();
  const changed = new Map<string, PlanChange>();
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

  function hearOfPlan(payload: string): void {
    const plan = readPlanChange(payload);
    if (!plan || isClosed || listeners.size === 0) return;
    changed.set(`${plan.clubId}/${plan.date}`, plan);
    telling ??= setTimeout(tell, gather);
  }

  function tell(): void {
    telling = null;
    const scores = [...waiting.values()];
    const plans = [...changed.values()];
    waiting.clear();
    changed.clear();
    say(scores, plans);
  }

  /** Says the same bytes to everyone. */
  function say(scores: readonly LiveScore[], plans: readonly PlanChange[] = []): void {
    const bytes = eventOf(scores, plans);
    for (const { stream } of listeners) {
      if (stream.readableLength + bytes.length > mostWaitingBytes) stream.destroy();
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

  async function listenAll(): Promise<() => Promise<void>> {
    const stops = [await store.listen(channels.scores, hear), await store.listen(channels.plans, hearOfPlan)];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  }

  const visitors = (): Listener[] => [...listeners].filter(({ isVisitor }) => isVisitor);

  /** Where it is full, the network with the most visitors gives a place to one that has clearly fewer. */
  function makeRoom(network: string): boolean {
    const counts = Map.groupBy(visitors(), (listener) => listener.network);
    const [largest] = [...counts.values()].toSorted((one, other) => other.length - one.length);
    const own = counts.get(network)?.length ?? 0;
    const last = largest?.at(-1);
    if (!largest || !last || largest.length <= own + 1) return false;
    leave(last);
    last.stream.destroy();
    return true;
  }

  function mayJoin(network: string, isVisitor: boolean): boolean {
    if (isClosed || (networks.get(network) ?? 0) >= mostPerNetwork) return false;
    const isFull = listeners.size >= most || (isVisitor && visitors().length >= mostVisitors);
    return !isFull || makeRoom(network);
  }

  async function startHearing(): Promise<void> {
    hearing ??= listenAll();
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
    async join(network: string, isVisitor = true): Promise<Readable | null> {
      await startHearing();
      if (!mayJoin(network, isVisitor)) return null;
      const stream = new Readable({ highWaterMark: 1_024, read: () => undefined });
      const listener = { stream, network, isVisitor };
      listeners.add(listener);
      networks.set(network, (networks.get(network) ?? 0) + 1);
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

const eventOf = (scores: readonly LiveScore[], plans: readonly PlanChange[] = []): Buffer =>
  Buffer.from(`data: ${JSON.stringify(plans.length > 0 ? { scores, plans } : { scores })}\n\n`);
