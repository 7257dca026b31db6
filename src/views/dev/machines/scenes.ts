import type { Path } from '#model-testing/path.ts';
import { valueAt } from './rehearsal.ts';

/** A state of a machine, and a way there: so many steps of a planned path. */
export type Scene = { path: Path; step: number; state: string };

/** Every state in which some paths come to rest, each once, by the shortest way there. */
export function scenesOf(paths: readonly Path[]): readonly Scene[] {
  const scenes = paths.flatMap((path) =>
    [null, ...path.steps].map((_, step) => ({ path, step, state: valueAt(path, step) })),
  );
  const shortestFirst = scenes.toSorted((a, b) => a.step - b.step);
  return [...new Map(shortestFirst.toReversed().map((scene) => [scene.state, scene])).values()].toReversed();
}
