import { isCovered, mergeCoverage, type Coverage } from '#model-testing/coverage.ts';
import { inventory } from '#model-testing/inventory.ts';
import { excused } from '#model-testing/unreachable.ts';
import type { Model } from '#model-testing/model.ts';
import type { CoverageFile } from './last-run.ts';
import type { Covered } from './paint.ts';

/** What the last run says of one machine. */
export type Covering = {
  coverage: Coverage;
  /** When each level was run last. */
  levels: readonly { level: string; at: string }[];
  /** Whether something was left out, because it is of an older form of the machine. */
  isStale: boolean;
};

const known = ['browser', 'view', 'bare'] as const;

function fits(model: Model, { states, transitions }: Coverage): boolean {
  const all = inventory(model.machine);
  const ids = new Set([
    model.machine.root.id,
    ...all.states.map(({ id }) => id),
    ...all.transitions.map(({ id }) => id),
  ]);
  return Object.keys({ ...states, ...transitions }).every((id) => ids.has(id));
}

/** Puts together what was covered of a machine at every level; null where nothing was. */
export function coveringOf(model: Model, files: readonly CoverageFile[]): Covering | null {
  const own = files.filter(({ name }) => known.some((level) => name === `${model.id}-${level}.json`));
  const fitting = own.filter(({ coverage }) => fits(model, coverage));
  const [first, ...others] = fitting.map(({ coverage }) => coverage);
  if (first === undefined) return null;
  return {
    coverage: mergeCoverage(first, ...others),
    levels: fitting.map(({ name, at }) => ({ level: name.slice(model.id.length + 1, -'.json'.length), at })),
    isStale: fitting.length < own.length,
  };
}

/** How each transition of a machine was covered: the farthest level at which it was taken. */
export function paintOf(model: Model, { coverage }: Covering): ReadonlyMap<string, Covered> {
  const reasons = excused(model);
  return new Map(
    inventory(model.machine).transitions.map(({ id }) => {
      const level = known.find((one) => isCovered(coverage.transitions[id], one));
      return [id, level ?? (reasons.has(id) ? 'excused' : 'none')] as const;
    }),
  );
}
