import { chartOf, type Chart } from '#model-testing/chart.ts';
import type { Model } from '#model-testing/model.ts';

/** A machine of the product with its drawing's data. */
export type Entry = { model: Model; chart: Chart; file: string };

// Found by the names of the files, so that no list can forget one.
const modules = import.meta.glob<Record<string, unknown>>(
  ['/domain/machines/*-model.ts', '/src/machines/**/{model,*-model}.ts', '/src/views/**/{model,*-model}.ts'],
  { eager: true },
);

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && 'machine' in value && 'starts' in value;
}

function read(): readonly Entry[] {
  const found = Object.entries(modules).flatMap(([file, held]) =>
    Object.values(held)
      .filter(isModel)
      .map((model) => ({ model, chart: chartOf(model.machine, model), file: file.slice(1) })),
  );
  return found.toSorted((a, b) => (a.model.id < b.model.id ? -1 : 1));
}

let entries: readonly Entry[] | null = null;

/** Every machine of the product by id; a model may import the page that shows it, so they are read when asked for. */
export function catalogue(): readonly Entry[] {
  entries ??= read();
  return entries;
}

/** The machine of an id. */
export function entryOf(id: string | null): Entry | null {
  return catalogue().find(({ model }) => model.id === id) ?? null;
}
