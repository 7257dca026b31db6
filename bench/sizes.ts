import type { Store } from '#server/database/open.ts';
import { testDatabase } from '#tests/support/database.ts';
import { median } from './rounds.ts';

/** A list as it is asked, and how many times as long it may take with many rows; null only tells. */
type AskedList<Filters> = [name: string, ofRows: (rows: number) => Filters, most: number | null];

/** How many rows a ratio compares. */
export const few = 1_000;
const many = 100_000;
const rounds = 200;

/** Prints what lists cost with many rows as a ratio to few, in turns; a ratio that is too large ends the process with 1. */
export async function compareSizes<Filters>(
  lists: readonly AskedList<Filters>[],
  {
    fill,
    ask,
    sizes: [small, large] = [few, many],
  }: {
    fill: (store: Store, rows: number) => Promise<void>;
    ask: (store: Store, filters: Filters) => Promise<number>;
    sizes?: readonly [small: number, large: number];
  },
): Promise<void> {
  const stores = [await testDatabase('empty'), await testDatabase('empty')] as const;
  await fill(stores[0], small);
  await fill(stores[1], large);
  for (const [name, ofRows, most] of lists) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < (most === null ? rounds / 10 : rounds); round += 1) {
      times[0].push(await milliseconds(() => ask(stores[0], ofRows(small))));
      times[1].push(await milliseconds(() => ask(stores[1], ofRows(large))));
    }
    const [short, long] = [median(times[0]), median(times[1])];
    if (most !== null && long / short > most) process.exitCode = 1;
    const cells = [
      `${stores[0].kind}, ${name}`.padEnd(52),
      `${small}: ${short.toFixed(2)} ms`.padEnd(16),
      `${large}: ${long.toFixed(2)} ms`.padEnd(20),
      (long / short).toFixed(2).padStart(6),
      most === null ? '' : `at most ${most}`,
    ];
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
  for (const store of stores) await store.close();
}

/** How long an asking takes that finds something. */
async function milliseconds(ask: () => Promise<number>): Promise<number> {
  const begin = performance.now();
  if ((await ask()) === 0) throw new Error('Nothing was found, so nothing was measured.');
  return performance.now() - begin;
}
