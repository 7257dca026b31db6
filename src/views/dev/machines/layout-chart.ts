import { fromPromise } from 'xstate';
import { layoutOf, type Layout } from '#model-testing/layout.ts';
import { createWorkerEngine } from './layout-worker.ts';

const engine = createWorkerEngine();
/** Starts the worker before the first chart is asked for, because its code is large. */
export function warmUp(): void {
  if ('Worker' in globalThis) void engine.layout({ id: 'nothing', children: [] }).catch(() => {});
}

const made = new Map<string, Promise<Layout>>();

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
