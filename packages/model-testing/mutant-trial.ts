import { explore, reactionOf } from './graph.ts';
import { canonical } from './json.ts';
import type { Model } from './model.ts';
import type { Mutant } from './mutants.ts';
import { labelOf, valueText, type Path } from './path.ts';
import { bareDriver } from './replay-bare.ts';
import { replay, ReplayError } from './replay.ts';
import type { Reaction } from './simulation.ts';

/** How a planted fault fared: found by a path, not found, or no fault at all because nothing changes. */
export interface Verdict {
  readonly mutant: string;
  readonly kind: string;
  readonly result: 'killed' | 'survived' | 'equivalent';
  /** The path that found it, and at which step. */
  readonly path: string | null;
  readonly step: number | null;
  /** Where a survivor differs although no path shows it. */
  readonly difference: string | null;
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Every reaction that planning comes across, by what it is a reaction to. */
function behaviour(model: Model): ReadonlyMap<string, string> {
  const told = ({ situation: { snapshot, timers, now }, effects }: Reaction): string => {
    const { status, value, context, tags } = snapshot;
    const compared = Object.entries(context).filter(([key]) => !model.volatile.includes(key));
    const due = timers.map(({ event, due: at }) => [event.type, at - now]);
    return canonical([status, value, Object.fromEntries(compared), [...tags].toSorted(), due, effects]);
  };
  const { roots, edges } = explore(model);
  return new Map([
    ...roots.map(({ start, reaction }) => [`start ${start.name}`, told(reaction)] as const),
    ...edges.map((edge) => {
      const { from, offer } = edge;
      const place = valueText(from.reaction.situation.snapshot.value);
      return [
        `${labelOf(offer, model.secrets)} in ${place} (${from.key})`,
        told(reactionOf(model, edge)),
      ] as const;
    }),
  ]);
}

const known = new WeakMap<Model, ReadonlyMap<string, string>>();

function behaviourOf(model: Model): ReadonlyMap<string, string> {
  const found = known.get(model) ?? behaviour(model);
  known.set(model, found);
  return found;
}

/** The first thing that a changed machine does in another way, or null where it does nothing in another way. */
export function differenceOf(model: Model, { machine }: Pick<Mutant, 'machine'>): string | null {
  const right = behaviourOf(model);
  let wrong: ReadonlyMap<string, string>;
  try {
    wrong = behaviour({ ...model, machine });
  } catch (cause) {
    return `it cannot be planned: ${messageOf(cause)}`;
  }
  const first = [...new Set([...right.keys(), ...wrong.keys()])].find(
    (what) => right.get(what) !== wrong.get(what),
  );
  if (first === undefined) return null;
  const place = first.replace(/ \([^]*$/, '');
  return right.has(first) && wrong.has(first)
    ? `it does otherwise: ${place}`
    : `only one of both has: ${place}`;
}

const goesThrough = (place: string) => (path: Path) =>
  [path.initialFacts, ...path.steps.map(({ facts }) => facts)].some(
    ({ transitions, failed }) => transitions.includes(place) || failed.includes(place),
  );

/** Lets the paths of a plan loose on a machine with a fault. */
export async function tryMutant(model: Model, paths: readonly Path[], mutant: Mutant): Promise<Verdict> {
  const { id, kind, machine, place } = mutant;
  const done = (rest: Omit<Verdict, 'mutant' | 'kind'>): Verdict => ({ mutant: id, kind, ...rest });
  const isNear = goesThrough(place);
  const nearFirst = [...paths.filter(isNear), ...paths.filter((path) => !isNear(path))];
  for (const path of nearFirst) {
    try {
      await replay(path, bareDriver(path, { machine }));
    } catch (cause) {
      const step = cause instanceof ReplayError ? cause.step : null;
      return done({ result: 'killed', path: path.id, step, difference: null });
    }
  }
  const difference = differenceOf(model, mutant);
  const result = difference === null ? 'equivalent' : 'survived';
  return done({ result, path: null, step: null, difference });
}
