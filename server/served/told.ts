import type { Store } from '#server/database/store.ts';
import { inTime } from './ready.ts';

/** On which the database tells what visitors see otherwise by now. */
const channel = 'public_changes';

/** What the database tells of changes to. */
export type Topic = 'news' | 'apps';

/** Milliseconds after which it is made anew though nothing was told: whoever tells may have been out of reach. */
const goodFor = 60_000;

/** A making with the instant at which it says something else though nothing was changed, if there is one. */
type Lasting = { until: number | null };

type Kept<T> = { topic: Topic; at: number; made: Promise<T | null> };

type Parts = Pick<Store, 'listen'> & {
  now: () => number;
  /** So many are kept at a time. */
  most: number;
};

/** Keeps what was made for each of some addresses until what it shows has changed, the one not asked for longest making room. */
export function keepUntilTold<T extends Lasting>({
  listen,
  now,
  most,
}: Parts): {
  /** The latest making, or null where there is none in time. */
  ask: (address: string, topic: Topic, make: () => Promise<T | null>) => Promise<T | null>;
} {
  const kept = new Map<string, Kept<T>>();
  let hearing: 'not yet' | 'soon' | 'now' = 'not yet';
  const hear = (told: string): void => {
    for (const [address, { topic }] of kept) if (topic === told) kept.delete(address);
  };
  const beginToHear = (): void => {
    if (hearing !== 'not yet') return;
    hearing = 'soon';
    listen(channel, hear).then(
      () => (hearing = 'now'),
      () => (hearing = 'not yet'),
    );
  };
  const isGood = (at: number, made: T | null): boolean =>
    made !== null && Math.abs(now() - at) < goodFor && (made.until === null || now() < made.until);
  const keep = (address: string, one: Kept<T>): void => {
    kept.delete(address);
    kept.set(address, one);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  const current = async (address: string, topic: Topic, make: () => Promise<T | null>): Promise<T | null> => {
    beginToHear();
    const last = kept.get(address);
    const made = (await last?.made) ?? null;
    if (last && isGood(last.at, made) && kept.get(address) === last) {
      keep(address, last);
      return made;
    }
    const next = { topic, at: now(), made: make() };
    // What is made before a change can be heard of might miss it.
    if (hearing === 'now') keep(address, next);
    return next.made;
  };
  return { ask: (address, topic, make) => inTime(current(address, topic, make)) };
}
