import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './rounds.ts';

/**
 * Seconds from `npm start` on a built tree to the first page answered: with an empty data folder, and again.
 *
 *   node bench/start.ts
 */
const first: number[] = [];
const again: number[] = [];
for (let round = 0; round < 3; round += 1) {
  const dataDir = mkdtempSync(join(tmpdir(), 'baulk-start-'));
  first.push(await secondsToFirstPage(dataDir));
  again.push(await secondsToFirstPage(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(
  `empty data folder: ${median(first).toFixed(2)} s, after that: ${median(again).toFixed(2)} s\n`,
);

async function secondsToFirstPage(dataDir: string): Promise<number> {
  const start = performance.now();
  const product = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let printed = '';
  for await (const chunk of product.stdout) {
    printed += String(chunk);
    const address = /Baulk is at (http\S+)/.exec(printed)?.[1];
    if (!address) continue;
    await (await fetch(address)).text();
    break;
  }
  const seconds = (performance.now() - start) / 1000;
  const ended = once(product, 'close');
  if (product.pid !== undefined) process.kill(-product.pid, 'SIGTERM');
  await ended;
  return seconds;
}
