import { mutantsOf } from '#model-testing/mutants.ts';
import { tryMutant, type Verdict } from '#model-testing/mutant-trial.ts';
import type { Model } from '#model-testing/model.ts';
import { plan } from '#model-testing/plan.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import type { Verdicts } from './mutants-verdicts.ts';

/** Plants every fault in one machine and lets its paths look for it. */
export async function plantInMachine(model: Model, seed: number): Promise<Verdicts> {
  const bare = { ...model, machine: withoutEffects(model.machine) };
  const { paths } = plan(bare);
  const verdicts: Verdict[] = [];
  for (const mutant of mutantsOf(bare.machine, seed)) verdicts.push(await tryMutant(bare, paths, mutant));
  return { machine: model.id, level: 'machine', verdicts };
}
