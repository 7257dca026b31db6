import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isBelow, takenOf } from './conflict.ts';
import { inventory } from './inventory.ts';

/** What one microstep, or a whole reaction, went through, by id; states are those that were entered. */
export interface Facts {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** One microstep as the inspector tells it, with what was active before. */
export interface Microstep {
  readonly machine: AnyStateMachine;
  readonly before: readonly AnyStateNode[];
  readonly eventType: string;
  readonly selected: readonly AnyTransitionDefinition[];
  readonly after: AnyMachineSnapshot;
}

/** Whether an event type fits a descriptor: the same, `*`, or `part.*`. */
export function fits(eventType: string, descriptor: string): boolean {
  if (descriptor === eventType || descriptor === '*') return true;
  return descriptor.endsWith('.*') && `${eventType}.`.startsWith(descriptor.slice(0, -1));
}

/** The transitions of one node that are tried for an event type, in the order in which they are tried. */
export function candidates(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  return candidacyOf(node, eventType).tried;
}

/** Whether one of the transitions of a node that are tried for an event type asks a guard. */
export function asksGuards(node: AnyStateNode, eventType: string): boolean {
  return candidacyOf(node, eventType).isGuarded;
}

/** The transitions that are tried for an event type, and whether any of them asks a guard. */
interface Candidacy {
  readonly tried: readonly AnyTransitionDefinition[];
  readonly isGuarded: boolean;
}

const worked = new WeakMap<AnyStateNode, Map<string, Candidacy>>();

function candidacyOf(node: AnyStateNode, eventType: string): Candidacy {
  let known = worked.get(node);
  if (known === undefined) worked.set(node, (known = new Map()));
  let found = known.get(eventType);
  if (found === undefined) {
    const tried = workOut(node, eventType);
    known.set(eventType, (found = { tried, isGuarded: tried.some(({ guard }) => guard !== undefined) }));
  }
  return found;
}

function workOut(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  if (eventType === '') return node.always ?? [];
  return [...node.transitions.keys()]
    .filter((descriptor) => fits(eventType, descriptor))
    .toSorted((a, b) => Number(b === eventType) - Number(a === eventType) || b.length - a.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}

function isTried(
  node: AnyStateNode,
  active: readonly AnyStateNode[],
  selected: readonly AnyTransitionDefinition[],
  eventType: string,
): boolean {
  const below = selected.map(({ source }) => source).filter((source) => isBelow(source, node));
  if (eventType !== '' || below.length === 0) return below.length === 0;
  // `always` is searched upwards from every leaf on its own, so one region that goes on does not stop the others.
  const leaves = active.filter((leaf) => Object.keys(leaf.states).length === 0 && isBelow(leaf, node));
  return leaves.some((leaf) => !below.some((source) => source === leaf || isBelow(leaf, source)));
}

/** Which guards were asked, and what they said, derived from what was selected. */
export function guardsOf(
  machine: AnyStateMachine,
  active: readonly AnyStateNode[],
  eventType: string,
  selected: readonly AnyTransitionDefinition[],
): Pick<Facts, 'passed' | 'failed'> {
  const { idOf } = inventory(machine);
  const ids = (list: readonly AnyTransitionDefinition[]) =>
    list.filter(({ guard }) => guard !== undefined).flatMap((definition) => idOf.get(definition) ?? []);
  const failed = active.flatMap((node) => {
    const { tried, isGuarded } = candidacyOf(node, eventType);
    if (!isGuarded || !isTried(node, active, selected, eventType)) return [];
    const hit = tried.findIndex((candidate) => selected.includes(candidate));
    return ids(hit === -1 ? tried : tried.slice(0, hit));
  });
  return { passed: ids(selected), failed };
}

/** What a microstep went through; its states are those that were entered. */
export function factsOf({ machine, before, eventType, selected, after }: Microstep): Facts {
  const { idOf } = inventory(machine);
  const type = selected[0]?.eventType === '' ? '' : eventType;
  const taken = takenOf(selected, before, after.historyValue);
  return {
    states: after._nodes.filter((node) => !before.includes(node)).map(({ id }) => id),
    transitions: taken.flatMap((definition) => idOf.get(definition) ?? []),
    ...guardsOf(machine, before, type, selected),
  };
}

/** The guards of `always` that keep a settled snapshot where it is. */
export function restingGuards({ machine, _nodes, status }: AnyMachineSnapshot): readonly string[] {
  return status === 'active' ? guardsOf(machine, _nodes, '', []).failed : [];
}

/** The nodes that a machine begins in, before any `always` is taken. */
export function initialNodes(node: AnyStateNode): readonly AnyStateNode[] {
  const children = Object.values(node.states).filter(({ type }) => type !== 'history');
  const entered =
    node.type === 'parallel' ? children : node.type === 'compound' ? (node.initial.target ?? []) : [];
  return [node, ...entered.flatMap(initialNodes)];
}
