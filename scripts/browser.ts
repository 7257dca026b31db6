import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags under which no page and no start of the browser asks anything outside the machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

/**
 * Drawing in the browser's own process: a journey takes a twentieth less time where less is handed from one to another.
 * No page draws in three dimensions, and what would prepare for it changes the environment of the process while other
 * threads read it, of which a browser in some hundreds died as it started.
 */
export const drawnWithin = ['--in-process-gpu', '--disable-software-rasterizer'];

/**
 * Flags of Playwright's that are left out. It lets the browser share memory through files on the disk, since containers
 * often have little memory to share; where there is enough, a journey takes a tenth less time.
 */
export const unwantedFlags = memoryToShare() > 2 ** 30 ? ['--disable-dev-shm-usage'] : [];

/** In bytes; none where the system keeps it elsewhere. */
function memoryToShare(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** The Chromium to test with: CHROMIUM_PATH, Playwright's own, the system's, else the one npm has installed. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  const found = [given, chromium.executablePath(), ...installed].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH to its path.');
}

async function unpackChromium(): Promise<string> {
  // The package unpacks into the temporary folder and takes whatever lies there, so it gets one of its own.
  const folder = join(process.cwd(), 'node_modules', '.cache', 'baulk', 'browser');
  mkdirSync(folder, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
