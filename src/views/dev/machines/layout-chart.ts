import { fromPromise } from 'xstate';
import { layoutOf, type Layout } from '#model-testing/layout.ts';
import { createWorkerEngine } from './layout-worker.ts';

const engine = createWorkerEngine();
/** Starts the worker before the first chart is asked for, because its code is large. */
export function warmUp(): void {
  if ('Worker' in globalThis) void engine.layout({ id: 'nothing', children: [] }).catch(() => {});
}

const made = new Map<string, Promise<Layout>>();

const systems = new Map<string, Promise<Layout>>();

/** Gives every actor and message of a machine with its children its place. */
export const layoutSystem = fromPromise<Layout, { machine: string }>(async ({ input: { machine } }) => {
  const { entryOf } = await import('./catalogue.ts');
  const { systemOf } = await import('./systems.ts');
  const entry = entryOf(machine);
  if (!entry?.model.system) throw new Error(`"${machine}" is no system.`);
  const known = systems.get(machine) ?? layoutOf(systemOf(entry.model).chart, engine);
  systems.set(machine, known);
  try {
    return await known;
  } catch (cause) {
    systems.delete(machine);
    throw cause;
  }
});

/** Gives everything in a machine's chart its place; each machine is laid out once. */
export const layoutChart = fromPromise<Layout, { machine: string }>(async ({ input: { machine } }) => {
  // The catalogue holds this page's own model too, so it is fetched when it is needed.
  const { entryOf } = await import('./catalogue.ts');
  const entry = entryOf(machine);
  if (entry === null) throw new Error(`There is no machine "${machine}".`);
  const known = made.get(machine) ?? layoutOf(entry.chart, engine);
  made.set(machine, known);
  try {
    return await known;
  } catch (cause) {
    made.delete(machine);
    throw cause;
  }
});
