import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { proofFiles } from './paths-levels.ts';
import { loadModels } from './paths-models.ts';

const { values } = parseArgs({ options: { machine: { type: 'string' } } });
const { machine = null } = values;
const models = (await loadModels()).filter(({ model }) => machine === null || model.id === machine);
const files = proofFiles('view', models);
if (files.length === 0) throw new Error(`No test renders ${machine ?? 'any machine'}.`);
if (machine === null) rmSync('docs/screens', { recursive: true, force: true });
else rmSync(`docs/screens/${machine}.txt`, { force: true });
const only = machine === null ? [] : ['-t', `^${machine}, view`];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'view', '--testTimeout', '600000'];
const { status } = spawnSync(process.execPath, [...vitest, ...files, ...only], {
  env: { ...process.env, SCREENS: 'record' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.stdout.write(status === 0 ? 'The screens stand in docs/screens.\n' : 'The paths do not hold.\n');
process.exitCode = status ?? 1;
