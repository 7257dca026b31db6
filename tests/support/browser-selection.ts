import type { Path } from '#model-testing/path.ts';
import type { BrowserWay } from './browser-way.ts';
import { atOnceOf } from './browser-walks.ts';
import type { Answer } from './held-calls.ts';

const simulated = new WeakSet<Answer>();

/** Marks an answer that no server gives: silence of the network, or a fault. */
export function simulate(answer: Answer): Answer {
  simulated.add(answer);
  return answer;
}

/** The operations of a path with the outcomes that the real server brings about. */
export function servedOutcomes(way: BrowserWay, path: Path): string[] {
  const { steps } = path;
  const settled = steps.flatMap((step) =>
    step.kind === 'settle' || step.kind === 'callback' ? [[step.src, step.outcome.name] as const] : [],
  );
  return [...Object.entries(atOnceOf(way, path)), ...settled].flatMap(([src, outcome]) => {
    const answer = way.calls[src]?.outcomes?.[outcome];
    return way.calls[src] && !(answer && simulated.has(answer)) ? [`${src}: ${outcome}`] : [];
  });
}

/**
 * The fewest paths that bring about every outcome of every operation that only a real server can, and one at least: the
 * other paths of a machine are proved on the view.
 */
export function servedPaths(way: BrowserWay, paths: readonly Path[]): readonly Path[] {
  const outcomes = new Map(paths.map((path) => [path, servedOutcomes(way, path)]));
  const missing = new Set([...outcomes.values()].flat());
  const chosen: Path[] = [];
  const gainOf = (path: Path) => new Set(outcomes.get(path)?.filter((one) => missing.has(one))).size;
  while (chosen.length === 0 || missing.size > 0) {
    const [best] = paths.toSorted(
      (one, other) => gainOf(other) - gainOf(one) || one.steps.length - other.steps.length,
    );
    if (!best) break;
    chosen.push(best);
    for (const outcome of outcomes.get(best) ?? []) missing.delete(outcome);
  }
  return chosen;
}
