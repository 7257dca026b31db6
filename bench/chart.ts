import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { browserFlags, findChromium } from '#scripts/browser.ts';
import { startProduct } from './product.ts';
import { median } from './rounds.ts';

/**
 * The chart of the machine with the most states: milliseconds from the choice of the machine to the second frame after
 * its states are drawn, in a page that has drawn none before, and the longest task of the page while the chart is dragged.
 * With `--season` the visualizer also has a machine of more than sixty states, which stands in no product.
 *
 *   node scripts/build.ts --stale && node bench/chart.ts [rounds] [--season]
 */
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5);
const isSeason = process.argv.includes('--season');

/** Milliseconds from which on a browser tells of a task. */
const told = 50;

const picture = 'reports/chart.png';

const product = await startProduct();
const season = isSeason ? await buildSeason() : null;
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
const drawn: number[] = [];
const tasks: number[] = [];
let largest = { name: '', states: 0 };
for (let round = 0; round <= rounds; round += 1) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (season !== null) await serve(context, season);
  const page = await context.newPage();
  await page.goto(`${product.address}/dev/machines`);
  largest = await largestIn(page);
  await page.waitForLoadState('networkidle');
  const milliseconds = await draw(page, largest);
  mkdirSync('reports', { recursive: true });
  if (round === rounds) await page.screenshot({ path: picture });
  const longest = await drag(page);
  // The first round warms up the machine.
  if (round > 0) {
    drawn.push(milliseconds);
    tasks.push(longest);
  }
  await context.close();
}
await browser.close();
await product.close();
if (season !== null) rmSync(season, { recursive: true, force: true });
const worst = Math.max(...tasks);
process.stdout.write(
  [
    `${largest.name}, ${largest.states} states`,
    `first drawing ${median(drawn).toFixed(0)} ms (under 1000)`,
    `longest task while dragging ${worst === 0 ? `under ${told}` : worst.toFixed(0)} ms (at most 50)`,
    `drawn as ${picture}\n`,
  ].join(', '),
);

/** The second bundle with one more machine, in a folder of its own. */
async function buildSeason(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'baulk-season-'));
  const withSeason: Plugin = {
    name: 'with-season',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/machines/catalogue.ts')
        ? code.replace("'/src/views/", "'/tests/model-testing/machines/season.ts', $&")
        : null,
  };
  await build({
    logLevel: 'error',
    mode: 'dev-bundle',
    plugins: [withSeason],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** Puts the pages of another bundle in the place of those that the product serves, under the same policy. */
async function serve(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/dev/machines', async (route) => {
    await route.fulfill({ response: await route.fetch(), path: join(folder, 'dev.html') });
  });
  await context.route('**/dev/assets/**', (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice('/dev/'.length)) }),
  );
}

/** The machine of which the list tells the most states. */
async function largestIn(page: Page): Promise<{ name: string; states: number }> {
  const links = page.locator('a[href^="#"]').filter({ hasText: /\d+ states/ });
  await links.first().waitFor();
  const all = await links.evaluateAll((found) =>
    found.map((link) => ({
      name: link.getAttribute('href')?.slice(1) ?? '',
      states: Number(/(\d+) states/.exec(link.textContent)?.[1]),
    })),
  );
  return all.reduce((most, one) => (one.states > most.states ? one : most));
}

async function draw(page: Page, { name }: { name: string }): Promise<number> {
  return page.evaluate(
    (machine) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector('g[data-state]') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
        });
        observer.observe(document, { childList: true, subtree: true });
        location.hash = machine;
      }),
    name,
  );
}

/** Drags the chart to and fro and answers with the milliseconds of the longest task, 0 where none was worth telling. */
async function drag(page: Page): Promise<number> {
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(globalThis, { long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(580, 400);
  await page.mouse.down();
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(580 + 200 * Math.sin(step / 6), 400 + 150 * Math.cos(step / 9));
  }
  await page.mouse.up();
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { long: number[] }).long));
}
