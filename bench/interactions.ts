import { chromium, type Page } from '@playwright/test';
import { browserFlags, findChromium } from '#scripts/browser.ts';
import { startProduct } from './product.ts';
import { median } from './rounds.ts';

/**
 * How long the next paint waits after a press or a key at a quarter of the speed: a dialog and a menu that open, and typing into a
 * form. The slowest interaction of each visit counts, as Interaction to Next Paint does, and the median over visits is told.
 *
 *   node scripts/build.ts --stale && node bench/interactions.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 7);
const slowdown = 4;
/** Milliseconds. */
const limit = 200;

const interactions: Record<string, (page: Page) => Promise<void>> = {
  dialog: async (page) => {
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('dialog').waitFor();
  },
  menu: async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
  },
  typing: async (page) => {
    await page.getByRole('button', { name: 'Member Registration' }).click();
    const field = page.getByRole('textbox', { name: 'First Name' });
    await field.click();
    await field.pressSequentially('Valeria', { delay: 80 });
  },
};

const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
try {
  for (const [name, act] of Object.entries(interactions)) {
    const slowest: number[] = [];
    for (let round = 0; round < rounds; round += 1) slowest.push(await visit(name, act));
    process.stdout.write(
      `${name}: ${median(slowest).toFixed(0)} ms (at most ${limit}), each ${slowest.join(', ')}\n`,
    );
  }
} finally {
  await browser.close();
  await product.close();
}

async function visit(name: string, act: (page: Page) => Promise<void>): Promise<number> {
  const viewport = name === 'menu' ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(product.address, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await act(page);
  // The last interaction is told after its paint.
  await page.waitForTimeout(1_000);
  const slowest = await page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest);
  await context.close();
  return slowest;
}

/** Runs in the page, before anything of it. */
function watchInteractions(): void {
  Object.assign(globalThis, { slowest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      const kept = globalThis as unknown as { slowest: number };
      kept.slowest = Math.max(kept.slowest, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
