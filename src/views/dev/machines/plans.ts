import type { Model } from '#model-testing/model.ts';
import type { Path } from '#model-testing/path.ts';
import { plan } from '#model-testing/plan.ts';

/** The paths of a model, or why there are none. */
export type Planned = { paths: readonly Path[]; error: string | null };

const made = new Map<Model, Planned>();

function planned(model: Model): Planned {
  try {
    return { paths: plan(model).paths, error: null };
  } catch (cause) {
    return { paths: [], error: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** The paths of a model, planned once. */
export function planSafely(model: Model): Planned {
  const known = made.get(model) ?? planned(model);
  made.set(model, known);
  return known;
}

/** Those of some paths that enter a state. */
export function pathsThrough(paths: readonly Path[], state: string): readonly Path[] {
  return paths.filter(({ initialFacts, steps }) =>
    [initialFacts, ...steps.map(({ facts }) => facts)].some(({ states }) => states.includes(state)),
  );
}
