import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publicScreens, readAssets } from '#server/ssr/assets.ts';

/**
 * The scripts and styles that each public page needs before it is hydrated, with their sizes, from the manifest of the
 * build.
 *
 *   node scripts/build.ts --stale && node bench/weight.ts
 */
const limit = 175;

const assetsOf = readAssets('dist');
const weightOf = (file: string): number => gzipSync(readFileSync(join('dist', file)), { level: 9 }).length;
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

for (const screen of publicScreens) {
  const { scripts, styles } = assetsOf(screen);
  const weights = [...scripts, ...styles].map((file) => [file, weightOf(file)] as const);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const lines = weights.map(([file, weight]) => `  ${kib(weight)} ${file}`);
  process.stdout.write(`${screen}: ${kib(total)} gzip (at most ${limit})\n${lines.join('\n')}\n`);
}
