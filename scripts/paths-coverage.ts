import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mergeCoverage, type Coverage } from '#model-testing/coverage.ts';
import { inventory } from '#model-testing/inventory.ts';
import type { Model } from '#model-testing/model.ts';

/** The coverage of a machine at all levels, and the files that no longer fit it. */
export interface JoinedCoverage {
  readonly coverage: Coverage;
  readonly stale: readonly string[];
}

function fitsTo({ machine }: Model, coverage: Coverage): boolean {
  const { states, transitions } = inventory(machine);
  const known = new Set([machine.root.id, ...states.map(({ id }) => id), ...transitions.map(({ id }) => id)]);
  return Object.keys({ ...coverage.states, ...coverage.transitions }).every((id) => known.has(id));
}

/** Adds what the tests of the views and the journeys have left of a machine to what was replayed just now. */
export function joinCoverage(model: Model, bare: Coverage, folder = 'reports/coverage'): JoinedCoverage {
  const kept = ['view', 'browser']
    .map((level) => `${folder}/${model.id}-${level}.json`)
    .filter((file) => existsSync(file))
    .map((file) => ({ file, coverage: JSON.parse(readFileSync(file, 'utf8')) as Coverage }));
  const fitting = kept.filter(({ coverage }) => fitsTo(model, coverage));
  return {
    coverage: mergeCoverage(bare, ...fitting.map(({ coverage }) => coverage)),
    stale: kept.filter((one) => !fitting.includes(one)).map(({ file }) => file),
  };
}

/** Keeps what was replayed just now, where the page that draws the machines reads the last run. */
export function keepBare(coverage: Coverage, folder = 'reports/coverage'): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${coverage.machine}-bare.json`, JSON.stringify(coverage));
}
