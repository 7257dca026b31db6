import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Verdicts } from './mutants-verdicts.ts';
import { proofFiles } from './paths-levels.ts';
import type { ModelFile } from './paths-models.ts';

const folder = 'reports/mutants/views';
/** Milliseconds: every control and text of a screen is tried in every state. */
const timeout = 600_000;

/** Plants faults in the views of some machines, where their tests render them; fails where a path does not hold at all. */
export function plantInViews(models: readonly ModelFile[], machine: string | null): Verdicts[] {
  const files = proofFiles('view', models);
  if (files.length === 0) return [];
  rmSync(folder, { recursive: true, force: true });
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'view',
    '--reporter=dot',
    // What a screen says to the console is of no interest here.
    '--silent',
    '--testTimeout',
    String(timeout),
  ];
  // What else the files claim of a view is no path.
  const only = ['-t', `^${machine ?? '[^ ]+'}, view`];
  const { status } = spawnSync(process.execPath, [...vitest, ...files, ...only], {
    env: { ...process.env, VIEW_FAULTS: folder },
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error('The paths do not hold in the views as they are: run npm run paths -- --level view.');
  return models
    .map(({ model }) => `${folder}/${model.id}-view.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Verdicts);
}
