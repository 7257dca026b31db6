import { inventory } from '#model-testing/inventory.ts';
import type { Model } from '#model-testing/model.ts';
import { viewControl } from '#model-testing/oracle.ts';
import { pathId, type Path, type Step } from '#model-testing/path.ts';
import { excused } from '#model-testing/unreachable.ts';
import type { BrowserWay } from './browser-way.ts';
import { planned } from './planned.ts';

/** A model with the way in which its paths are walked in a browser. */
export type DeclaredWalk = { model: Model; way: BrowserWay };

/** The walks of the files that have been read so far. */
export const declaredWalks: DeclaredWalk[] = [];

export const transitionsOf = ({ initialFacts, steps }: Path): readonly string[] =>
  [initialFacts, ...steps.map(({ facts }) => facts)].flatMap(({ transitions }) => transitions);

/** The paths as far as a browser can go; of those cut short, the ones that take what the others do not. */
export function walkable({ model, way: { leaveOut = () => null } }: DeclaredWalk): Path[] {
  const { paths } = planned(model);
  const ends = paths.map(({ steps }) => steps.findIndex((step) => leaveOut(step) !== null));
  const whole = paths.filter((_path, index) => ends[index] === -1);
  const taken = new Set(whole.flatMap(transitionsOf));
  const short = paths.flatMap((path, index) => (ends[index] === -1 ? [] : cut(path, ends[index] ?? 0)));
  return [
    ...whole,
    ...short.filter((path) => {
      const more = transitionsOf(path).filter((id) => !taken.has(id));
      for (const id of more) taken.add(id);
      return more.length > 0;
    }),
  ];
}

function cut(path: Path, end: number): Path {
  const steps = path.steps.slice(0, end);
  return { ...path, steps, id: pathId(path.model, path.start, steps) };
}

/** The actors that have turned out before anyone can look, by source and name of the outcome. */
export const atOnceOf = ({ atOnce = {} }: BrowserWay, path: Path): Record<string, string> =>
  typeof atOnce === 'function' ? atOnce(path) : atOnce;

/** The transitions that no path of a walk takes, but for those that nothing can take. */
export function untakenBy({ model }: DeclaredWalk, paths: readonly Path[]): string[] {
  const taken = new Set(paths.flatMap(transitionsOf));
  const reasons = excused(model);
  const all = inventory(model.machine).transitions.map(({ id }) => id);
  return all.filter((id) => !taken.has(id) && !reasons.has(id));
}

/** What the paths of a walk ask for and nothing in a browser brings about. */
export function unansweredBy({ way }: DeclaredWalk, paths: readonly Path[]): string[] {
  const found = paths.flatMap((path) => path.steps.flatMap((step) => lacking(way, path, step) ?? []));
  return [...new Set(found)];
}

function lacking(way: BrowserWay, path: Path, step: Step): string | null {
  if (step.kind === 'timer' || way.unseen?.(step)) return null;
  if (step.kind === 'event') {
    const { type } = step.event;
    return viewControl(path.model, type) || way.outside?.[type] ? null : `nothing makes "${type}"`;
  }
  const { src, outcome } = step;
  const isBrought =
    way.actors?.[src]?.[outcome.name] ??
    way.calls[src]?.outcomes?.[outcome.name] ??
    atOnceOf(way, path)[src] === outcome.name;
  return isBrought ? null : `nothing makes "${src}" turn out as "${outcome.name}"`;
}

/** What a walk brings about and its model knows nothing of any more. */
export function unknownTo({ model, way }: DeclaredWalk): string[] {
  const brought = [
    ...Object.entries(way.actors ?? {}),
    ...Object.entries(way.calls).map(([src, { outcomes = {} }]) => [src, outcomes] as const),
  ];
  const known = (src: string) =>
    [model.outcomes, ...model.starts.map(({ outcomes }) => outcomes ?? {})]
      .flatMap((one) => one[src] ?? [])
      .map(({ name }) => name);
  return brought.flatMap(([src, outcomes]) =>
    Object.keys(outcomes)
      .filter((name) => !known(src).includes(name))
      .map((name) => `"${src}" does not turn out as "${name}"`),
  );
}
