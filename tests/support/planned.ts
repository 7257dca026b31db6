import type { Model } from '#model-testing/model.ts';
import { plan, type Plan } from '#model-testing/plan.ts';

const plans = new WeakMap<Model, Plan>();

/** The plan of a model, made once for all the test files of a process. */
export function planned(model: Model): Plan {
  const known = plans.get(model) ?? plan(model);
  plans.set(model, known);
  return known;
}
