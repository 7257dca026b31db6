import type { Verdict } from '#model-testing/mutant-trial.ts';

/** Where faults are planted: in a machine, between a parent and its children, or in a view. */
export const levels = ['machine', 'system', 'view'] as const;

/** What the paths of one machine found of the faults that were planted at one level. */
export interface Verdicts {
  readonly machine: string;
  readonly level: (typeof levels)[number];
  readonly verdicts: readonly Verdict[];
}
