import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** What sets a transition off. */
export type TransitionKind =
  | 'event'
  | 'done'
  | 'error'
  | 'after'
  | 'always'
  | 'completion'
  | 'snapshot'
  | 'route';

/** A state that can be active. */
export interface StateEntry {
  readonly id: string;
  /** Dotted, relative to the root: `form.editing`. */
  readonly path: string;
  readonly node: AnyStateNode;
}

/** A transition that can be taken; its id is `nodeId|eventType|index`. */
export interface TransitionEntry {
  readonly id: string;
  readonly kind: TransitionKind;
  readonly eventType: string;
  readonly guard: string | null;
  readonly definition: AnyTransitionDefinition;
}

/** Every state and transition of one machine object, by id. */
export interface Inventory {
  readonly states: readonly StateEntry[];
  readonly transitions: readonly TransitionEntry[];
  readonly idOf: ReadonlyMap<AnyTransitionDefinition, string>;
}

const prefixes: readonly (readonly [string, TransitionKind])[] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.after.', 'after'],
  ['xstate.done.state.', 'completion'],
  ['xstate.snapshot.', 'snapshot'],
  ['xstate.route', 'route'],
];

/** What kind of transition an event type sets off; the empty type is that of `always`. */
export function transitionKind(eventType: string): TransitionKind {
  if (eventType === '') return 'always';
  return prefixes.find(([prefix]) => eventType.startsWith(prefix))?.[1] ?? 'event';
}

/** A guard that `and`, `or` or `not` makes of others, in their names; null for any other. */
function joinedGuards(guard: { name: string; guards?: unknown }): string | null {
  if (!Array.isArray(guard.guards)) return null;
  const names = guard.guards.map((part: unknown) => {
    const label = guardLabel(part) ?? '(inline)';
    return guard.name !== 'not' && label.includes(' ') && !label.startsWith('not ') ? `(${label})` : label;
  });
  if (guard.name === 'not') return `not ${names[0]?.includes(' ') ? `(${names[0]})` : names[0]}`;
  return names.join(` ${guard.name} `);
}

/** The name of a guard as a person would say it. */
export function guardLabel(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function')
    return joinedGuards(guard) ?? (guard.name === '' ? '(inline)' : guard.name);
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : '(inline)';
}

/** A transition that does nothing only forbids its event, so nothing is there to cover. */
function isInert({ target, actions, reenter }: AnyTransitionDefinition): boolean {
  return target === undefined && actions.length === 0 && !reenter;
}

function transitionsOf(node: AnyStateNode): TransitionEntry[] {
  const groups: [string, readonly AnyTransitionDefinition[]][] = [
    ...node.transitions.entries(),
    ['', node.always ?? []],
  ];
  return groups.flatMap(([eventType, definitions]) =>
    definitions.map((definition, index) => ({
      id: `${node.id}|${eventType || '@always'}|${index}`,
      kind: transitionKind(eventType),
      eventType,
      guard: guardLabel(definition.guard),
      definition,
    })),
  );
}

function take(machine: AnyStateMachine): Inventory {
  const below = getStateNodes(machine.root);
  const all = [machine.root, ...below].flatMap(transitionsOf);
  const nodes = below.length === 0 ? [machine.root] : below.filter((node) => node.type !== 'history');
  return {
    states: nodes.map((node) => ({ id: node.id, path: node.path.join('.'), node })),
    transitions: all.filter(({ definition }) => !isInert(definition)),
    idOf: new Map(all.map(({ definition, id }) => [definition, id])),
  };
}

const taken = new WeakMap<AnyStateMachine, Inventory>();

/** The states and transitions of a machine; `provide()` makes new objects, but the ids stay. */
export function inventory(machine: AnyStateMachine): Inventory {
  const known = taken.get(machine) ?? take(machine);
  taken.set(machine, known);
  return known;
}

/** Every id that a state path, a state id or a transition id stands for: one, or none. */
export function resolveId(machine: AnyStateMachine, key: string): string | undefined {
  const { states, transitions } = inventory(machine);
  return (
    transitions.find(({ id }) => id === key)?.id ??
    states.find(({ id, path }) => id === key || path === key)?.id
  );
}
