import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Path } from '#model-testing/path.ts';
import { proofFiles } from '#scripts/paths-levels.ts';
import { loadModels } from '#scripts/paths-models.ts';
import {
  declaredWalks,
  unansweredBy,
  unknownTo,
  untakenBy,
  walkable,
  type DeclaredWalk,
} from '#tests/support/browser-walks.ts';
import { servedOutcomes, servedPaths } from '#tests/support/browser-selection.ts';

const files = globSync('tests/*/journey-paths{,-*}.test.ts').map((file) => file.replaceAll('\\', '/'));

/** The walks of a file, which is only read here: nothing starts that takes a browser. */
async function walksOf(file: string): Promise<DeclaredWalk[]> {
  const before = declaredWalks.length;
  await import(pathToFileURL(file).href);
  return declaredWalks.slice(before);
}

/** The paths of a walk, planned once. */
const plans = new Map<DeclaredWalk, Path[]>();
function pathsOf(walk: DeclaredWalk): Path[] {
  const paths = plans.get(walk) ?? walkable(walk);
  plans.set(walk, paths);
  return paths;
}

/** Each walk with its file, and the machines that are not walked with the reason why. */
const walks: (DeclaredWalk & { file: string })[] = [];
const unwalked = readFileSync('docs/unwalked.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

beforeAll(async () => {
  for (const file of files) walks.push(...(await walksOf(file)).map((walk) => ({ ...walk, file })));
});

describe.each(files)('the walk of %s', (file) => {
  const complaintsOf = (find: (walk: DeclaredWalk) => readonly string[]): string[] =>
    walks
      .filter((walk) => walk.file === file)
      .flatMap((walk) => find(walk).map((line) => `${walk.model.id}: ${line}`));

  it('brings about whatever its planned paths ask for', () => {
    expect(complaintsOf((walk) => unansweredBy(walk, pathsOf(walk)))).toEqual([]);
  });

  it('brings nothing about that its model does not know', () => {
    expect(complaintsOf(unknownTo)).toEqual([]);
  });

  it('is taken in every run as far as it shows what only the real server brings about', () => {
    const own = walks.filter((walk) => walk.file === file);
    for (const walk of own) {
      const paths = pathsOf(walk);
      const outcomesOf = (some: readonly Path[]) =>
        new Set(some.flatMap((path) => servedOutcomes(walk.way, path)));
      const chosen = servedPaths(walk.way, paths);
      expect(chosen.length).toBeGreaterThan(0);
      expect(outcomesOf(chosen)).toEqual(outcomesOf(paths));
    }
  });

  it('goes through every transition but those that no browser can take', () => {
    const complaints = complaintsOf((walk) => {
      const left = untakenBy(walk, pathsOf(walk));
      const told = walk.way.untaken ?? [];
      return [
        ...left.filter((id) => !told.includes(id)).map((id) => `${id} is not taken`),
        ...told.filter((id) => !left.includes(id)).map((id) => `${id} is taken after all`),
      ];
    });
    expect(complaints).toEqual([]);
  });
});

it('every machine is walked in a browser, or docs/unwalked.tsv says why it is not', async () => {
  const all = (await loadModels()).map(({ model }) => model.id);
  const walked = new Set(walks.map(({ model }) => model.id));
  const told = unwalked.map(([id]) => id);
  expect(all.filter((id) => !walked.has(id)).toSorted()).toEqual(told.toSorted());
  expect(unwalked.filter(([, why = '']) => why === '')).toEqual([]);
});

it('npm run paths finds every walk in a browser by its machine', async () => {
  const models = await loadModels();
  const lost = walks.filter(({ model: { id }, file }) => {
    const own = models.filter(({ model }) => model.id === id);
    return !proofFiles('browser', own).includes(file);
  });
  expect(lost.map(({ model }) => model.id)).toEqual([]);
});
