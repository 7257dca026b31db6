import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Model } from '#model-testing/model.ts';

/** A model of the product, and the file that holds it. */
export interface ModelFile {
  readonly model: Model;
  readonly file: string;
}

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && 'machine' in value && 'starts' in value;
}

async function modelsIn(file: string): Promise<readonly ModelFile[]> {
  const held = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>);
  return held.filter(isModel).map((model) => ({ model, file }));
}

/** One model of a file. */
export async function loadModel(file: string, id: string): Promise<Model> {
  const found = (await modelsIn(file)).find(({ model }) => model.id === id);
  if (found) return found.model;
  throw new Error(`${file} holds no model "${id}".`);
}

/** Every model of the product by id; found by the names of the files, so that no list can forget one. */
export async function loadModels(): Promise<readonly ModelFile[]> {
  const files = globSync('{domain/machines,src/machines,src/views}/**/{model,*-model}.ts').map((file) =>
    file.replaceAll('\\', '/'),
  );
  const modules = await Promise.all(files.map(modelsIn));
  return modules.flat().toSorted((a, b) => (a.model.id < b.model.id ? -1 : 1));
}
