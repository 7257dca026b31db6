import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { mergeCoverage, type Coverage, type Hits } from '#model-testing/coverage.ts';
import type { Facts } from '#model-testing/facts.ts';
import type { Path } from '#model-testing/path.ts';

const level = 'browser';
const reports = 'reports/coverage';

/** Forgets what an earlier run has kept of a path. */
export function dropCoverage(path: Path, paths: readonly Path[]): void {
  rmSync(fileOf(path), { force: true });
  addUp(path, paths);
}

/** Keeps what a path went through, beside what the others of its machine went through. */
export function keepCoverage(path: Path, paths: readonly Path[]): void {
  write(fileOf(path), coverageOf(path));
  addUp(path, paths);
}

/** Several processes walk the paths of one machine, so each adds up again until it has missed nobody. */
function addUp({ model }: Path, paths: readonly Path[]): void {
  const walked = (): string[] => paths.map(fileOf).filter((file) => existsSync(file));
  for (;;) {
    const kept = walked();
    const [first, ...others] = kept.flatMap(read);
    const none = { machine: model.id, states: {}, transitions: {}, guardsPassed: {}, guardsFailed: {} };
    write(`${reports}/${model.id}-${level}.json`, mergeCoverage(first ?? none, ...others));
    if (walked().join() === kept.join()) return;
  }
}

/** Another walk of the path may have taken its file away meanwhile. */
function read(file: string): Coverage | [] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Coverage;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}

function coverageOf({ model, initialFacts, steps }: Path): Coverage {
  const facts = [initialFacts, ...steps.map((step) => step.facts)];
  return {
    machine: model.id,
    states: hitsOf(facts, 'states'),
    transitions: hitsOf(facts, 'transitions'),
    guardsPassed: hitsOf(facts, 'passed'),
    guardsFailed: hitsOf(facts, 'failed'),
  };
}

function hitsOf(facts: readonly Facts[], part: keyof Facts): Record<string, Hits> {
  const times = Map.groupBy(
    facts.flatMap((fact) => fact[part]),
    (id) => id,
  );
  return Object.fromEntries([...times].map(([id, seen]) => [id, { [level]: seen.length }]));
}

const fileOf = ({ id, model }: Path): string => `${reports}/${level}/${model.id}/${id}.json`;

/** Whoever reads at the same moment finds the old or the new, never a part. */
function write(file: string, coverage: Coverage): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(coverage));
  renameSync(unfinished, file);
}
