import type { Page, Route } from '@playwright/test';

/** What becomes of a call that has been held. */
export type Answer = (route: Route) => Promise<void>;

/** Calls that wait for their path, by the source of the actor that makes them, and what its outcomes mean for them. */
export type Calls = Record<string, { url: string; method?: string; outcomes?: Record<string, Answer> }>;

/** Lets the next call of a source go on, as soon as there is one, and waits until the page has its answer. */
export type LetGo = (src: string, answer?: Answer) => Promise<void>;

/** Holds each of the calls that a page makes until its path says how it turns out. */
export async function holdCalls(page: Page, calls: Calls): Promise<LetGo> {
  const lines = new Map<string, () => Promise<Route>>();
  for (const [src, call] of Object.entries(calls)) lines.set(src, await lineOf(page, call));
  return async (src, answer = (route) => route.continue()) => {
    const next = lines.get(src);
    if (!next) throw new Error(`No call of "${src}" is held.`);
    for (;;) {
      const route = await next();
      await answer(route);
      const response = await route.request().response();
      // The page gave it up before the answer came, and asks anew.
      if (isGivenUp(route)) continue;
      await response?.finished();
      return;
    }
  };
}

const isGivenUp = (route: Route): boolean => route.request().failure()?.errorText === 'net::ERR_ABORTED';

/** Who asks before a call has come waits for it, and a call that nobody has asked for waits as well. */
async function lineOf(page: Page, { url, method }: Calls[string]): Promise<() => Promise<Route>> {
  const waiting: Route[] = [];
  const asking: ((route: Route) => void)[] = [];
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    const ask = asking.shift();
    if (ask) ask(route);
    else waiting.push(route);
  });
  return () => {
    let route = waiting.shift();
    while (route && isGivenUp(route)) route = waiting.shift();
    return route ? Promise.resolve(route) : new Promise((resolve) => asking.push(resolve));
  };
}
