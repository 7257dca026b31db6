import { couplingMutantsOf, tryCoupling } from '#model-testing/system-mutants.ts';
import { planSystem } from '#model-testing/system-plan.ts';
import type { Model } from '#model-testing/model.ts';
import type { Verdicts } from './mutants-verdicts.ts';

/** Plants every fault in the couplings of a parent with its children and lets the paths of the system look for it. */
export function plantInSystem(model: Model, seed: number): Verdicts {
  const plan = planSystem(model);
  const verdicts = couplingMutantsOf(plan, seed).map((mutant) => tryCoupling(model, plan, mutant));
  return { machine: model.id, level: 'system', verdicts };
}
