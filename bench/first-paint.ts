import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { initialDataId } from '#domain/initial-data.ts';
import { browserFlags, findChromium } from '#scripts/browser.ts';
import { servePages } from './fixtures-page.ts';
import { startProduct } from './product.ts';
import { median } from './rounds.ts';

/**
 * The public pages as a visitor meets them, with a cold cache, a quarter of the speed and a slow 4G network, in turns with an
 * empty page of the same React: largest paint, layout shift until the page is hydrated, and the weight of its scripts and styles.
 *
 *   node scripts/build.ts --stale && node bench/first-paint.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 9);
const slowdown = 4;
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Milliseconds that a visit may take on a busy machine. */
const timeout = 120_000;

type Visit = Pick<Paints, 'largest' | 'first' | 'shift'> & { weight: number; isRendered: boolean };

const empty = await servePages();
const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
try {
  const addresses: Record<string, string> = { empty: `${empty.address}/empty` };
  for (const [name, path] of Object.entries(await pathsOf(product.address)))
    addresses[name] = `${product.address}${path}`;
  const visits = new Map<string, Visit[]>();
  // The first round warms what all share and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      const one = await visit(browser, address);
      if (round > 0) visits.set(name, [...(visits.get(name) ?? []), one]);
    }
  }
  print(visits);
} finally {
  await browser.close();
  empty.close();
  await product.close();
}

/** The pages, with the tournament and the article that come first in the demo association. */
async function pathsOf(address: string): Promise<Record<string, string>> {
  const first = async (path: string): Promise<Record<string, number> | undefined> =>
    ((await (await fetch(`${address}/api${path}`)).json()) as { rows: Record<string, number>[] }).rows[0];
  const tournament = await first('/tournament');
  const article = await first('/news');
  return {
    home: '/',
    fixtures: `/tournamentInfo/${tournament?.['tournamentId']}`,
    news: '/all-news',
    article: `/view-news/${article?.['newsId']}`,
    faq: '/faq',
    download: '/download',
    privacy: '/privacyPolicy',
  };
}

function print(visits: ReadonlyMap<string, readonly Visit[]>): void {
  const middle = (name: string, of: 'largest' | 'first'): number =>
    median((visits.get(name) ?? []).map((it) => it[of]));
  const lines = [...visits].map(([name, all]) =>
    [
      name.padEnd(9),
      `largest paint ${middle(name, 'largest').toFixed(0)} ms`,
      `ratio ${(middle(name, 'largest') / middle('empty', 'largest')).toFixed(2)} (at most 1.0)`,
      `first paint ${middle(name, 'first').toFixed(0)} ms`,
      `layout shift ${Math.max(...all.map(({ shift }) => shift)).toFixed(4)} (0)`,
      `scripts and styles ${(Math.max(...all.map(({ weight }) => weight)) / 1024).toFixed(1)} KiB gzip`,
      `server-rendered ${all.filter(({ isRendered }) => isRendered).length} of ${all.length}`,
    ].join(', '),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function visit(from: Browser, address: string): Promise<Visit> {
  const context = await from.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(response.url())) return;
    files.set(
      response.url(),
      // What is still on its way when the visit ends does not count.
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(watchPaints);
  const answer = await page.goto(address);
  const html = (await answer?.text()) ?? '';
  const isRendered = html.includes(initialDataId);
  await settled(page);
  if (!address.endsWith('/empty')) {
    while (![...files.keys()].some((url) => /\/react-[^/]*\.js$/.test(url))) await page.waitForTimeout(50);
    await settled(page);
  }
  const own = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  const sizes = [...(await Promise.all(files.values())), gzipSync(own.join('')).length];
  const { largest, first, shift } = await page.evaluate(
    () => (globalThis as unknown as { paints: Paints }).paints,
  );
  await context.close();
  return { largest, first, shift, isRendered, weight: sizes.reduce((total, size) => total + size, 0) };
}

type Paints = { largest: number; first: number; shift: number; busyUntil: number };

/** Runs in the page, before anything of it. */
function watchPaints(): void {
  const paints: Paints = { largest: 0, first: 0, shift: 0, busyUntil: 0 };
  Object.assign(globalThis, { paints });
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (paints.largest = startTime));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime;
  });
  watch('layout-shift', (entry) => (paints.shift += (entry as PerformanceEntry & { value: number }).value));
  watch('longtask', ({ startTime, duration }) => (paints.busyUntil = startTime + duration));
}

/** No call under way, and a second without a long task; a machine with other work to do may never have one. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const isQuiet = () =>
    performance.now() - (globalThis as unknown as { paints: Paints }).paints.busyUntil > 1000;
  await page.waitForFunction(isQuiet, undefined, { timeout: 10_000 }).catch(() => undefined);
}
