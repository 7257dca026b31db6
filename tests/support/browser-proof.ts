import { test as base, type Page, type Route } from '@playwright/test';
import type { Model } from '#model-testing/model.ts';
import { describePath, type Path } from '#model-testing/path.ts';
import { replay } from '#model-testing/replay.ts';
import { problemBody, type ProblemCode } from '#server/http/problem.ts';
import { dropCoverage, keepCoverage } from './browser-coverage.ts';
import { browserDriver } from './browser-driver.ts';
import { servedPaths, simulate } from './browser-selection.ts';
import { declaredWalks, walkable } from './browser-walks.ts';
import { picturesOf } from './browser-pictures.ts';
import type { BrowserWay } from './browser-way.ts';
import { holdCalls, type Answer } from './held-calls.ts';
import { aloneAs, testAmong } from './product.ts';

/**
 * One journey for each path that shows what only a real server can bring about, for all paths where they are asked for;
 * nothing of the server is made up but silence and its faults.
 */
export function proveInBrowser(model: Model, way: BrowserWay): void {
  declaredWalks.push({ model, way });
  // Without a browser, a walk says what it is and no more.
  if (process.env['VITEST'] !== undefined) return;
  // Paths are walked apart from the other journeys, which may use accounts up.
  const test = testAmong(way.among ?? 'the paths').extend({
    // Playwright takes it at the end of each walk, since it may still fail; one that fails takes its own.
    screenshot: 'off',
  });
  test.use({
    ...(way.hasWorker ? { serviceWorkers: 'allow' } : {}),
    ...(way.moves ? { contextOptions: { reducedMotion: 'no-preference' } } : {}),
  });
  const paths = walkable({ model, way });
  const chosen = process.env['BROWSER_PATHS'] === 'all' ? paths : servedPaths(way, paths);
  for (const path of chosen) {
    const isAlone = way.usesUp?.(path) || way.prepare;
    const walk = isAlone ? aloneAs(test, {}, way.prepare) : test;
    walk(`${model.id} ${titleOf(path)}`, async ({ page }) => {
      dropCoverage(path, paths);
      await walkPath(page, path, way);
      keepCoverage(path, paths);
    });
  }
}

async function walkPath(page: Page, path: Path, way: BrowserWay): Promise<void> {
  await page.clock.install();
  await way.begin(page, path);
  const held = await holdCalls(page, way.calls);
  await way.open?.(page, path);
  if (way.holdsTime) await holdTime(page);
  const session = await page.context().newCDPSession(page);
  const driver = browserDriver({ page, session, path, way, held, keepPicture: picturesOf(session, path) });
  try {
    await replay(path, driver, { hint: ({ id }) => `npm run paths -- --level browser --path ${id}` });
  } catch (cause) {
    await attachPicture(page);
    throw cause;
  }
}

/** How the page stood as its path failed, where it can still be seen. */
async function attachPicture(page: Page): Promise<void> {
  const picture = await page.screenshot().catch(() => null);
  if (picture) await base.info().attach('screenshot', { body: picture, contentType: 'image/png' });
}

/** Time is stopped a little ahead; on a slow machine it may have passed that before the order has come. */
async function holdTime(page: Page, ahead = 500): Promise<void> {
  try {
    await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, ahead));
  } catch (cause) {
    if (ahead > 5_000 || !String(cause).includes('to the past')) throw cause;
    await holdTime(page, ahead * 4);
  }
}

const longestTitle = 160;

/** The id, by which a path is found again, and its beginning in words. */
function titleOf(path: Path): string {
  const words = describePath(path);
  return words.length > longestTitle ? `${words.slice(0, longestTitle)}…` : words;
}

/** Lets a call go on to the server as it is. */
export const goOn = (route: Route): Promise<void> => route.continue();
/** The network is there, but nobody answers. */
export const noAnswer = simulate((route) => route.abort('connectionrefused'));
/** There is no network, and the browser knows it. */
export const offline = simulate(async (route) => {
  await route.request().frame().page().context().setOffline(true);
  await route.abort('internetdisconnected');
});
/** The server fails without a word. */
export const fault = simulate((route) => route.fulfill({ status: 500, body: '' }));
/** The server says that something beneath it fails. */
export const faultOf = (code: ProblemCode): Answer =>
  simulate((route) => route.fulfill({ status: 503, json: problemBody(code) }));
/** The server is asked the same twice, and the page hears what it says to the second. */
export const twice = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.continue();
};
/** Another body reaches the server than the page has sent. */
export const withBody =
  (change: Record<string, unknown>): Answer =>
  (route) =>
    route.continue({ postData: changedBody(route, change) });
/** The server is asked for something else of its own. */
export const asFor =
  (address: string): Answer =>
  (route) =>
    route.continue({ url: new URL(address, route.request().url()).href });
/** What happens to the product before the server is asked, as somebody else or the clock brings it about. */
export const after =
  (happens: (page: Page) => Promise<unknown>): Answer =>
  async (route) => {
    await happens(route.request().frame().page());
    await route.continue();
  };
/** The body of a call with something changed in it. */
export function changedBody(route: Route, change: Record<string, unknown>): string {
  return JSON.stringify({ ...(route.request().postDataJSON() as Record<string, unknown>), ...change });
}
