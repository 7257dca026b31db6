import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserFlags, findChromium } from '#scripts/browser.ts';
import { servePages } from './fixtures-page.ts';
import { median } from './rounds.ts';

/**
 * Home as a signed-out visitor meets it, cold and at a quarter of the speed, in turns with an empty React page: when
 * its largest part is painted, what moves, and what scripts and styles it loads, before anyone touches it and with the app.
 *
 *   node scripts/build.ts --stale && node bench/home-paint.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 9);
const slowdown = 4;

type Visit = {
  largest: number;
  first: number;
  shift: number;
  atFirst: number;
  withApp: number;
  files: string[];
};

const empty = await servePages();
const home = await startProduct();
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
try {
  const visits = { empty: [] as Visit[], home: [] as Visit[] };
  // The first round warms what both share and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const one = {
      empty: await visit(browser, `${empty.address}/empty`),
      home: await visit(browser, home.address),
    };
    if (round === 0) continue;
    visits.empty.push(one.empty);
    visits.home.push(one.home);
  }
  print(visits.home, visits.empty);
} finally {
  await browser.close();
  empty.close();
  await home.close();
}

function print(ours: readonly Visit[], bare: readonly Visit[]): void {
  const middle = (visits: readonly Visit[], of: 'largest' | 'first'): number =>
    median(visits.map((it) => it[of]));
  const kib = (bytes: number | undefined): string => `${((bytes ?? Number.NaN) / 1024).toFixed(1)} KiB`;
  const lines = [
    `largest paint: ${middle(ours, 'largest').toFixed(0)} ms, empty page ${middle(bare, 'largest').toFixed(0)} ms,` +
      ` ratio ${(middle(ours, 'largest') / middle(bare, 'largest')).toFixed(2)} (at most 1.3)`,
    `first paint: ${middle(ours, 'first').toFixed(0)} ms, empty page ${middle(bare, 'first').toFixed(0)} ms`,
    `layout shift: ${Math.max(...ours.map(({ shift }) => shift)).toFixed(4)} at most (0)`,
    `scripts and styles, gzip: ${kib(ours[0]?.atFirst)} at first, ${kib(ours[0]?.withApp)} with the app`,
    ...(ours[0]?.files ?? []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function visit(from: Browser, address: string): Promise<Visit> {
  const context = await from.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
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
  await page.addInitScript(watchPaints);
  await page.goto(address);
  await settled(page);
  const names = [...files.keys()];
  const sizes = await Promise.all(files.values());
  const paints = await page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
  if (address === home.address) {
    await page.mouse.move(5, 5);
    while (![...files.keys()].some((url) => /\/app-[^/]*\.js$/.test(url))) await page.waitForTimeout(50);
  }
  await settled(page);
  const all = await Promise.all(files.values());
  await context.close();
  const sum = (values: number[]): number => values.reduce((total, size) => total + size, 0);
  return {
    ...paints,
    atFirst: sum(sizes),
    withApp: sum(all),
    files: names.map((name, place) => `  ${new URL(name).pathname} ${sizes[place]}`),
  };
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

/** No call under way, and a second without a long task. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => performance.now() - (globalThis as unknown as { paints: Paints }).paints.busyUntil > 1000,
  );
}

async function startProduct(): Promise<{ address: string; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baulk-paint-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const address = await new Promise<string>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      const found = /Baulk is at (http\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
  });
  const close = async (): Promise<void> => {
    const ended = once(server, 'close');
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, close };
}
