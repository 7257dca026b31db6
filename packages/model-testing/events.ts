import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { asksGuards, candidates, fits } from './facts.ts';
import { inventory } from './inventory.ts';
import type { Model, Start } from './model.ts';
import { isSends, type Outcome } from './outcome.ts';
import { valueText } from './path.ts';

/** The outcomes of an actor in a start, or undefined where none are declared. */
export function outcomesOf(model: Model, start: Start, src: string): readonly Outcome[] | undefined {
  return start.outcomes?.[src] ?? model.outcomes[src];
}

/** The descriptors of the machine's own events, wildcards included. */
export function descriptorsOf(machine: AnyStateMachine): readonly string[] {
  const own = inventory(machine).transitions.filter(({ kind }) => kind === 'event');
  return [...new Set(own.map(({ eventType }) => eventType))];
}

const isWildcard = (descriptor: string) => descriptor === '*' || descriptor.endsWith('.*');

/** Every event type that actors of the model send. */
function sentTypes(model: Model): ReadonlySet<string> {
  const lists = [model.outcomes, ...model.starts.map(({ outcomes }) => outcomes ?? {})].flatMap(
    Object.values,
  );
  const outcomes = lists.flatMap((list: readonly Outcome[] | undefined) => list ?? []);
  return new Set(outcomes.filter(isSends).map(({ sends }) => sends.type));
}

const worked = new WeakMap<Model, readonly string[]>();

/** The event types that people and the outside world send; fails where the model says nothing about one. */
export function userEventTypes(model: Model): readonly string[] {
  const types = worked.get(model) ?? workOut(model);
  worked.set(model, types);
  return types;
}

function workOut(model: Model): readonly string[] {
  const descriptors = descriptorsOf(model.machine);
  const sent = sentTypes(model);
  const declared = [...Object.keys(model.controls), ...Object.keys(model.cases)];
  const known = new Set([...descriptors.filter((type) => !isWildcard(type)), ...declared]);
  const silent = [...known].filter((type) => model.controls[type] === undefined && !sent.has(type));
  if (silent.length > 0) {
    throw new Error(
      `Model "${model.id}": nobody makes ${silent.map((type) => `"${type}"`).join(', ')}. Declare controls["…"] as ` +
        `{ role, name }, as { kind: 'outside' } or as { kind: 'internal' }, or an outcome that sends the event.`,
    );
  }
  const unfed = descriptors.filter(
    (type) => isWildcard(type) && ![...known, ...sent].some((t) => fits(t, type)),
  );
  if (unfed.length > 0) {
    throw new Error(`Model "${model.id}": no declared event fits the wildcard "${unfed.join('", "')}".`);
  }
  return [...known].filter((type) => {
    const control = model.controls[type];
    return control !== undefined && control.kind !== 'internal';
  });
}

/** The events of one type that the model's cases make of a snapshot. */
export function eventsOf(
  model: Model,
  type: string,
  { context }: AnyMachineSnapshot,
): readonly AnyEventObject[] {
  const cases = model.cases[type] ?? [{}];
  const payloads = typeof cases === 'function' ? cases(context) : cases;
  return payloads.map((payload) => ({ ...payload, type }));
}

/** Whether an active state has a transition for an event type, guarded or not. */
export function listensTo({ _nodes }: AnyMachineSnapshot, type: string): boolean {
  return _nodes.some((node) => candidates(node, type).length > 0);
}

type Transitions = readonly AnyTransitionDefinition[];

/** What depends on the active states alone, worked out once for all snapshots that have them. */
interface Configuration {
  readonly heard: Map<Model, readonly string[]>;
  /** What an event type sets off whatever the context; null where a guard is asked. */
  readonly unguarded: Map<string, Transitions | null>;
}

const configurations = new WeakMap<AnyStateMachine, Map<string, Configuration>>();

function configurationOf({ machine, _nodes }: AnyMachineSnapshot): Configuration {
  let known = configurations.get(machine);
  if (known === undefined) configurations.set(machine, (known = new Map()));
  const active = _nodes.map(({ order }) => order).join();
  let found = known.get(active);
  if (found === undefined) known.set(active, (found = { heard: new Map(), unguarded: new Map() }));
  return found;
}

/** The user event types that an active state has a transition for, guarded or not. */
export function heardTypes(model: Model, snapshot: AnyMachineSnapshot): readonly string[] {
  const { heard } = configurationOf(snapshot);
  const types = heard.get(model) ?? userEventTypes(model).filter((type) => listensTo(snapshot, type));
  heard.set(model, types);
  return types;
}

function choose(model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Transitions {
  try {
    return snapshot.machine.getTransitionData(snapshot, event);
  } catch (cause) {
    throw new Error(
      `Model "${model.id}": "${event.type}" cannot be tried in ${valueText(snapshot.value)}; a guard fails with it. ` +
        `Does cases["${event.type}"] lack a payload?`,
      { cause },
    );
  }
}

/** The transitions that an event sets off in a machine at rest; one that has ended takes none. */
export function selected(model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Transitions {
  if (snapshot.status !== 'active') return [];
  const { unguarded } = configurationOf(snapshot);
  let sets = unguarded.get(event.type);
  if (sets === undefined) {
    const isGuarded = snapshot._nodes.some((node) => asksGuards(node, event.type));
    sets = isGuarded ? null : choose(model, snapshot, event);
    unguarded.set(event.type, sets);
  }
  return sets ?? choose(model, snapshot, event);
}

/** Whether any of the transitions that an event sets off is more than a ban on it, as `snapshot.can` asks. */
export function isTaken(transitions: readonly AnyTransitionDefinition[]): boolean {
  return transitions.some(({ target, actions }) => target !== undefined || actions.length > 0);
}

/** Whether a machine at rest would take an event; one that has ended takes none. */
export function canTake(model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  return isTaken(selected(model, snapshot, event));
}
