import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { setup, StateMachine } from 'xstate';
import { defineModel } from '#kit/model.ts';
import { documentsOf, driftOf, writeDocuments } from '#scripts/machines.ts';
import { loadModels } from '#scripts/paths-models.ts';

const models = await loadModels();
const documents = await documentsOf(models);

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

  it('has a text and a drawing that say what the machine does now', () => {
    expect(documents.size).toBe(2 * models.length + 1);
    expect(driftOf(documents)).toEqual([]);
  });
});

describe('a document that is not what its machine says', () => {
  const place = mkdtempSync(join(tmpdir(), 'machines-'));
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  it('is found and named, and so is one that is missing or too many', () => {
    writeDocuments(documents, place);
    expect(driftOf(documents, place)).toEqual([]);
    writeFileSync(join(place, 'session.mmd'), 'stateDiagram-v2\n');
    rmSync(join(place, 'sign-in.mmd'));
    writeFileSync(join(place, 'forgotten.mmd'), 'stateDiagram-v2\n');
    const remedy = 'run npm run generate and commit the result.';
    expect(driftOf(documents, place)).toEqual([
      `${place}/sign-in.mmd is missing: ${remedy}`,
      `${place}/session.mmd is not what its machine says: ${remedy}`,
      `${place}/forgotten.mmd is of a machine that is no more: ${remedy}`,
    ]);
    writeDocuments(documents, place);
    expect(driftOf(documents, place)).toEqual([]);
  });

  it.each([
    ['a transition is dropped', {}],
    ['a target is swapped', { turn: 'off' }],
  ])('is found when %s', async (_what, on) => {
    const lamp = (turn: object) => {
      const states = { off: { on: turn }, on: { on: { turn: 'off' } } };
      const machine = setup({}).createMachine({ id: 'lamp', initial: 'off', states });
      return documentsOf([
        { file: 'lamp-model.ts', model: defineModel(machine, { controls: { turn: { kind: 'outside' } } }) },
      ]);
    };
    writeDocuments(await lamp({ turn: 'on' }), place);
    expect(driftOf(await lamp({ turn: 'on' }), place)).toEqual([]);
    const drift = driftOf(await lamp(on), place).join();
    expect(drift).toMatch(/lamp\.mmd is not what its machine says/);
    expect(drift).toMatch(/lamp\.svg is not what its machine says/);
  });
});
