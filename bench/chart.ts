import { chromium, type Page } from '@playwright/test';
import { browserFlags, findChromium } from '#scripts/browser.ts';
import { startProduct } from './product.ts';
import { median } from './rounds.ts';

/**
 * The chart of the machine with the most states: milliseconds from the choice of the machine to the second frame after
 * its states are drawn, in a page that has drawn none before, and the longest task of the page while the chart is dragged.
 *
 *   node scripts/build.ts --stale && node bench/chart.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 5);

/** Milliseconds from which on a browser tells of a task. */
const told = 50;

const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
const drawn: number[] = [];
const tasks: number[] = [];
let largest = { name: '', states: 0 };
for (let round = 0; round <= rounds; round += 1) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${product.address}/dev/machines`);
  largest = await largestIn(page);
  await page.waitForLoadState('networkidle');
  const milliseconds = await draw(page, largest);
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
const worst = Math.max(...tasks);
process.stdout.write(
  [
    `${largest.name}, ${largest.states} states`,
    `first drawing ${median(drawn).toFixed(0)} ms (under 1000)`,
    `longest task while dragging ${worst === 0 ? `under ${told}` : worst.toFixed(0)} ms (at most 50)\n`,
  ].join(', '),
);

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
