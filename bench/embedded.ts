import { PGlite } from '@electric-sql/pglite';
import { extensions } from '#server/database/extensions.ts';
import { buildTemplate, readTemplate } from '#server/database/template.ts';
import { median } from './rounds.ts';

/**
 * The embedded database opened with the extension that it needs, as a ratio to one without, in turns.
 *
 *   node bench/embedded.ts
 */
const [most, rounds] = [1.1, 9];
await buildTemplate();
const archive = readTemplate();
if (!archive) throw new Error('There is no template.');

async function open(given: object): Promise<number> {
  const begin = performance.now();
  const lite = await PGlite.create({ loadDataDir: new Blob([archive ?? '']), ...given });
  await lite.query('select count(*) from users');
  const time = performance.now() - begin;
  await lite.close();
  return time;
}

const times: [without: number[], withIt: number[]] = [[], []];
await open({});
await open({ extensions });
for (let round = 0; round < rounds; round += 1) {
  times[0].push(await open({}));
  times[1].push(await open({ extensions }));
}
const [without, withIt] = [median(times[0]), median(times[1])];
if (withIt / without > most) process.exitCode = 1;
process.stdout.write(
  `opened without the extension: ${without.toFixed(0)} ms, with it: ${withIt.toFixed(0)} ms, ` +
    `ratio ${(withIt / without).toFixed(2)}, at most ${most}\n`,
);
