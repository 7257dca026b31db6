import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { liveLine, type LiveLineEvent } from '#browser/live.ts';
import { laterScore } from '#machines/live/sample-scores.ts';

/** A line that a test opens, feeds and cuts by hand. */
class HandLine extends EventTarget {
  static readonly OPEN = 1;
  static made: HandLine[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    HandLine.made.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    this.readyState = 2;
  }
}

/** Locks as a browser has them among its pages. */
function browserLocks() {
  const queue: { signal: AbortSignal; work: () => Promise<void> }[] = [];
  let isHeld = false;
  const next = async (): Promise<void> => {
    const one = queue.shift();
    if (!one || isHeld) return;
    if (one.signal.aborted) return next();
    isHeld = true;
    await one.work();
    isHeld = false;
    return next();
  };
  return {
    request: async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      queue.push({ signal, work });
      if (!isHeld) void next();
    },
  };
}

const stops: (() => void)[] = [];

/** A page that listens, with what it hears. */
function page() {
  const heard: LiveLineEvent[] = [];
  const machine = setup({ types: { events: {} as LiveLineEvent }, actors: { liveLine } }).createMachine({
    invoke: { src: 'liveLine' },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(machine).start();
  const stop = (): void => void actor.stop();
  stops.push(stop);
  return { heard, stop, types: () => heard.map(({ type }) => type) };
}

const news = (scores: unknown[]): string => JSON.stringify({ scores });
const soon = (claim: () => void): Promise<void> => vi.waitFor(claim, { timeout: 10_000, interval: 5 });
const last = (): HandLine => HandLine.made.at(-1) as HandLine;

beforeEach(() => {
  HandLine.made = [];
  vi.stubGlobal('EventSource', HandLine);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: browserLocks() }));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

it('tells that the line is open, the scores that come, and nothing of what is no score', () => {
  const { heard } = page();
  expect(last().url).toBe('/api/live');
  last().open();
  last().say(news([laterScore]));
  last().say('{"scores":[{"matchId":"1"}]}');
  last().say('nonsense');
  expect(heard).toEqual([{ type: 'line.opened' }, { type: 'scores.came', scores: [laterScore] }]);
});

it('a line that breaks is not tried again by the browser, but told', () => {
  const { types } = page();
  last().dispatchEvent(new Event('error'));
  expect([types(), last().readyState]).toEqual([['line.lost'], 2]);
});

it('a browser without such lines says so', () => {
  vi.stubGlobal('EventSource', undefined);
  expect(page().types()).toEqual(['line.missing']);
});

it('of two pages one holds the line and tells the other, which takes it up when the first has gone', async () => {
  const first = page();
  last().open();
  const second = page();
  await soon(() => expect(second.types()).toEqual(['line.opened']));
  expect(HandLine.made).toHaveLength(1);
  last().say(news([laterScore]));
  await soon(() => expect(second.types()).toEqual(['line.opened', 'scores.came']));
  first.stop();
  await soon(() => expect(HandLine.made).toHaveLength(2));
  expect(HandLine.made[0]?.readyState).toBe(2);
  last().open();
  expect(second.types()).toEqual(['line.opened', 'scores.came', 'line.opened']);
});

it('a page that comes later learns that the line is open, and the others do not hear it again', async () => {
  page();
  last().open();
  const second = page();
  await soon(() => expect(second.types()).toEqual(['line.opened']));
  const third = page();
  await soon(() => expect(third.types()).toEqual(['line.opened']));
  last().say(news([laterScore]));
  await soon(() => expect(third.types()).toContain('scores.came'));
  expect(second.types()).toEqual(['line.opened', 'scores.came']);
});

it('a page that is left while the line is being given to it opens none', async () => {
  const given = Promise.withResolvers<void>();
  const late = {
    request: async (_name: string, _options: unknown, work: () => Promise<void>) => {
      await given.promise;
      await work();
    },
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: late }));
  page().stop();
  given.resolve();
  await given.promise;
  expect(HandLine.made).toHaveLength(0);
});

it('each page has a line of its own where a browser knows no locks', () => {
  vi.stubGlobal('navigator', { onLine: true });
  page();
  page();
  expect(HandLine.made).toHaveLength(2);
});

it('a page whose browser refuses locks and channels has a line of its own', async () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const locks = { request: async () => refuse() };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks }));
  vi.stubGlobal('BroadcastChannel', vi.fn(refuse));
  const { types } = page();
  await soon(() => expect(HandLine.made).toHaveLength(1));
  last().open();
  last().say(news([laterScore]));
  expect(types()).toEqual(['line.opened', 'scores.came']);
});
