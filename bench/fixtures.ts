import { chromium, type Browser } from '@playwright/test';
import { browserFlags, findChromium } from '#scripts/browser.ts';
import { servePages } from './fixtures-page.ts';
import { median } from './rounds.ts';

/**
 * The bracket of 32, 128 and 256 players in the built product at a fourfold slow-down of the processor: its elements a
 * match, and the time until all of it is painted as a ratio to an empty page of the same Preact, in turns in one run.
 *
 *   npm run build && node bench/fixtures.ts
 */
type Run = { painted: number; work: number; elements: number; matches: number };

const rounds = 7;
const sizes = [32, 128, 256];
const names = ['empty', ...sizes.map(String)];

const pages = await servePages();
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
const runs = new Map(names.map((name) => [name, [] as Run[]]));
for (let round = 0; round <= rounds; round += 1) {
  for (const name of names) {
    const run = await measure(browser, name);
    // The first round warms up the machine.
    if (round > 0) runs.get(name)?.push(run);
  }
}
await browser.close();
pages.close();
print();

/** From the start of the navigation until the second frame after the last match has come into the page. */
async function measure(on: Browser, name: string): Promise<Run> {
  const context = await on.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const matches = name === 'empty' ? 0 : Number(name) - 1;
  await page.addInitScript(watchPaint, matches);
  const address = name === 'empty' ? '/empty' : `/tournamentInfo/${name}?round=1`;
  await page.goto(`${pages.address}${address}`);
  const seen = await page.waitForFunction(() => (globalThis as { painted?: number }).painted);
  const painted = Number(await seen.jsonValue());
  const { metrics } = await session.send('Performance.getMetrics');
  const work = (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  const elements = await page.evaluate(() => document.querySelectorAll('[data-layout=bracket] *').length);
  await context.close();
  return { painted, work, elements, matches };
}

/** Runs in the page. */
function watchPaint(matches: number): void {
  const isThere = (): boolean =>
    matches === 0
      ? document.querySelector('#app p') !== null
      : document.querySelectorAll('[data-layout=bracket] li').length >= matches;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => Object.assign(globalThis, { painted: performance.now() })),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

function print(): void {
  const of = (name: string, value: (run: Run) => number): number => median((runs.get(name) ?? []).map(value));
  const empty = { painted: of('empty', (run) => run.painted), work: of('empty', (run) => run.work) };
  console.log('page     elements  a match   painted ms  ratio   main thread ms  ratio');
  for (const name of names) {
    const painted = of(name, (run) => run.painted);
    const work = of(name, (run) => run.work);
    const elements = of(name, (run) => run.elements);
    const each = name === 'empty' ? '' : of(name, (run) => run.elements / run.matches).toFixed(2);
    const cells = [
      name.padEnd(8),
      String(elements).padStart(8),
      each.padStart(8),
      painted.toFixed(0).padStart(12),
      (painted / empty.painted).toFixed(2).padStart(6),
      work.toFixed(0).padStart(16),
      (work / empty.work).toFixed(2).padStart(6),
    ];
    console.log(cells.join(' '));
  }
  const growth = (value: (run: Run) => number): string => (of('256', value) / of('32', value)).toFixed(2);
  console.log(
    `256 players cost ${growth((run) => run.painted)} times the painting and ${growth((run) => run.work)} times`,
  );
  console.log(`the work of 32; eight times would be linear.`);
}
