import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { loadModels } from '#scripts/paths-models.ts';

const models = await loadModels();

/** Files of the product in which a machine is written. */
const written = globSync('{domain,src}/**/*.ts').filter((file) =>
  /\.createMachine\(/.test(readFileSync(file, 'utf8')),
);

async function machineIdsIn(file: string): Promise<string[]> {
  const held: unknown[] = Object.values((await import(pathToFileURL(file).href)) as object);
  return held.filter((one) => one instanceof StateMachine).map(({ id }) => id);
}

describe('every machine of the product', () => {
  it('has a model', async () => {
    const ids = (await Promise.all(written.map(machineIdsIn))).flat();
    expect(ids.length).toBeGreaterThanOrEqual(written.length);
    expect(ids.length).toBeGreaterThan(10);
    const modelled = new Set(models.map(({ model }) => model.machine.id));
    expect(ids.filter((id) => !modelled.has(id))).toEqual([]);
  });

  it('has an id of its own', () => {
    const ids = models.map(({ model }) => model.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

it('no file that a machine is made of is longer than 200 lines', () => {
  // Models and their samples are data for tests.
  const files = globSync('src/machines/**/*.ts').filter((file) => !/model|\/sample-/.test(file));
  expect(files.length).toBeGreaterThan(written.length);
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
  expect(files.filter((file) => lines(file) > 200)).toEqual([]);
});
