import type { Page, Request, Route } from '@playwright/test';

/** What becomes of a call that has been held. */
export type Answer = (route: Route) => Promise<void>;

/** Calls that wait for their path, by the source of the actor that makes them, and what its outcomes mean for them. */
export type Calls = Record<string, { url: string; method?: string; outcomes?: Record<string, Answer> }>;

/** Lets the next call of a source go on, as soon as there is one, and waits until the page has its answer. */
export type LetGo = (src: string, answer?: Answer) => Promise<void>;

/** The calls of a page that are held. */
export type Held = {
  letGo: LetGo;
  /** Waits until a call of a source is there, and holds it on. */
  hasCome(src: string): Promise<void>;
  /** How many calls of a source have come and wait; one that the page has just made may not have come yet. */
  waiting(src: string): number;
};

/** Holds each of the calls that a page makes until its path says how it turns out. */
export async function holdCalls(page: Page, calls: Calls): Promise<Held> {
  const lines = new Map<string, Line>();
  for (const [src, call] of Object.entries(calls)) lines.set(src, await lineOf(page, call));
  const lineFor = (src: string): Line => {
    const line = lines.get(src);
    if (!line) throw new Error(`No call of "${src}" is held.`);
    return line;
  };
  return {
    async letGo(src, answer = (route) => route.continue()) {
      const line = lineFor(src);
      for (;;) {
        const route = await line.next();
        const over = endOf(page, route.request());
        await answer(route);
        await over;
        // What the page gave up before it had the whole answer, it asks again.
        if (!isGivenUp(route)) return;
      }
    },
    async hasCome(src) {
      const line = lineFor(src);
      line.putBack(await line.next());
    },
    waiting: (src) => lineFor(src).waiting(),
  };
}

/** The calls of one source, as they come: who asks before one has come waits for it. */
type Line = { next(): Promise<Route>; putBack(route: Route): void; waiting(): number };

/** Waits until the page has the whole answer to a call, or none to come: a response that is given up never finishes. */
const endOf = (page: Page, call: Request): Promise<void> =>
  new Promise((resolve) => {
    const hear = (request: Request): void => {
      if (request !== call) return;
      page.off('requestfinished', hear).off('requestfailed', hear);
      resolve();
    };
    page.on('requestfinished', hear).on('requestfailed', hear);
  });

const isGivenUp = (route: Route): boolean => route.request().failure()?.errorText === 'net::ERR_ABORTED';

async function lineOf(page: Page, { url, method }: Calls[string]): Promise<Line> {
  const waiting: Route[] = [];
  const asking: ((route: Route) => void)[] = [];
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    const ask = asking.shift();
    if (ask) ask(route);
    else waiting.push(route);
  });
  return {
    next() {
      let route = waiting.shift();
      while (route && isGivenUp(route)) route = waiting.shift();
      return route ? Promise.resolve(route) : new Promise((resolve) => asking.push(resolve));
    },
    putBack: (route) => void waiting.unshift(route),
    waiting: () => waiting.length,
  };
}
