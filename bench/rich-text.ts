import { richTextOf } from '#domain/rich-text/parse.ts';

/**
 * Reading an article takes time in proportion to its length: milliseconds for texts of each kind, four times as long in
 * each column. Fails where four times the text takes more than twelve times as long.
 *
 *   node bench/rich-text.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 7);
const kinds = {
  'items of a list': (count: number) => '- a\n'.repeat(count),
  'numbered items': (count: number) => '1. a\n'.repeat(count),
  'emphasis without an end': (count: number) => '*a '.repeat(count),
  'brackets without an end': (count: number) => '['.repeat(4 * count),
  'links without an end': (count: number) => '[a](b '.repeat(count),
  'marks side by side': (count: number) => '*a*'.repeat(count),
};
const counts = [3_125, 12_500, 50_000];

const timeOf = (source: string): number => {
  const start = performance.now();
  richTextOf(source);
  return performance.now() - start;
};

let isLinear = true;
for (const [kind, make] of Object.entries(kinds)) {
  const times = counts.map((count) => {
    const source = make(count);
    timeOf(source);
    return Math.min(...Array.from({ length: rounds }, () => timeOf(source)));
  });
  const ratios = times.slice(1).map((time, place) => time / (times[place] ?? time));
  isLinear &&= ratios.every((ratio) => ratio < 12);
  const shown = counts.map((count, place) => `${count}: ${times[place]?.toFixed(1)}`);
  process.stdout.write(
    `${kind.padEnd(24)} ${shown.join('  ')}  × ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}\n`,
  );
}
process.exitCode = isLinear ? 0 : 1;
