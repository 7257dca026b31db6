import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ServedScreen } from '#domain/first-reading.ts';
import { readParts, type Files } from '#server/served/parts.ts';

/**
 * The scripts and styles that each public page needs until the app has taken it over, with their sizes, from the
 * manifest of the build.
 *
 *   node scripts/build.ts --stale && node bench/weight.ts
 */
const limits: Partial<Record<ServedScreen, number>> = {
  home: 100,
  'tournament-info': 110,
  'all-news': 110,
  'view-news': 110,
  faq: 110,
  download: 110,
};

const partsOf = readParts('dist');
const weights = new Map<string, number>();

function weightOf(file: string): number {
  const known = weights.get(file) ?? gzipSync(readFileSync(join('dist', file)), { level: 9 }).length;
  weights.set(file, known);
  return known;
}

const all = ({ scripts, styles }: Files): string[] => [...scripts, ...styles];
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
const sum = (files: readonly string[]): number => files.reduce((total, file) => total + weightOf(file), 0);
const lines = (files: readonly string[]): string[] => files.map((file) => `  ${kib(weightOf(file))} ${file}`);

const { shared } = partsOf('home');
const report = ['every page', ...lines(all(shared))];
for (const [screen, limit] of Object.entries(limits) as [ServedScreen, number][]) {
  const own = all(partsOf(screen).own);
  report.push(`${screen}: ${kib(sum(all(shared)) + sum(own))} gzip (at most ${limit})`, ...lines(own));
}
process.stdout.write(`${report.join('\n')}\n`);
