import type { Verdict } from '#model-testing/mutant-trial.ts';

/** What the paths of one machine found of the faults that were planted in it, or in its view. */
export interface Verdicts {
  readonly machine: string;
  readonly level: 'machine' | 'view';
  readonly verdicts: readonly Verdict[];
}
