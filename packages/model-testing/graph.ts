import type { AnyActorRef, MachineContext } from 'xstate';
import type { Facts } from './facts.ts';
import { inventory } from './inventory.ts';
import { canonical, isSame } from './json.ts';
import { checkModel } from './model-check.ts';
import type { Model, Start } from './model.ts';
import { applyOffer, possible, type Possible } from './offers.ts';
import { nameOf, stepOf, valueText, type Offer, type Step } from './path.ts';
import { begin, type Reaction, type Situation } from './simulation.ts';
import { subjectOf } from './subject.ts';

/** One thing that happens in one vertex. */
export interface Arrival {
  readonly from: Vertex;
  readonly offer: Offer;
}

/** A situation that differs from all others in what can happen next. */
export interface Vertex {
  readonly key: string;
  readonly start: Start;
  readonly reaction: Reaction;
  readonly possible: Possible;
  /** How it was first reached; undefined where a start begins. */
  readonly via: Arrival | undefined;
}

/** An arrival with the vertex that it leads to, which others may have reached before. */
export interface Edge extends Arrival {
  readonly to: Vertex;
  readonly facts: Facts;
}

/** All that can happen to a machine, as far as its model tells situations apart. */
export interface Graph {
  readonly model: Model;
  readonly roots: readonly Vertex[];
  /** In the order in which they were first reached, by what tells them apart. */
  readonly vertices: ReadonlyMap<string, Vertex>;
  readonly edges: readonly Edge[];
}

/** The real reaction of an edge: kept where it was the first to reach its vertex, else computed again. */
export function reactionOf(model: Model, { from, offer, to }: Edge): Reaction {
  return to.via?.offer === offer ? to.reaction : applyOffer(model, from.reaction.situation, offer);
}

/** From the root to a vertex, as it was first reached. */
export function trail(vertex: Vertex): readonly Vertex[] {
  return vertex.via === undefined ? [vertex] : [...trail(vertex.via.from), vertex];
}

/** The steps by which vertices of a trail were reached; a root takes none. */
export function stepsTo(vertices: readonly Vertex[]): Step[] {
  return vertices.flatMap(({ via, reaction }) =>
    via === undefined ? [] : stepOf(via.offer, via.from.reaction, reaction),
  );
}

function timerOrder({ timers }: Situation): string[][] {
  if (timers.length === 0) return [];
  const instants = [...new Set(timers.map(({ due }) => due))];
  return instants.map((instant) =>
    timers.filter(({ due }) => due === instant).map(({ event }) => event.type),
  );
}

function childKeys({ snapshot, settled }: Situation): string[] {
  const children = Object.values<AnyActorRef | undefined>(snapshot.children);
  if (children.length === 0) return [];
  const keys = children.map((child) => `${String(child?.src)} ${child !== undefined && settled.has(child)}`);
  return [...new Set(keys)].toSorted();
}

/** What tells a situation apart from all others. */
export function keyOf(model: Model, start: Start, situation: Situation): string {
  const { status, value, context, historyValue } = situation.snapshot;
  const history = Object.entries(historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id).toSorted(),
  ]);
  return canonical([
    // From starts that share their outcomes the same situation is one.
    start.outcomes === undefined ? null : start.name,
    status,
    value,
    // Once a machine has ended, nothing tells one end from another.
    status === 'done' ? null : model.identity(context, situation.snapshot),
    Object.fromEntries(history),
    timerOrder(situation),
    childKeys(situation),
  ]);
}

/** Which transitions each possible thing would set off. */
function behaviourOf({ snapshot }: Situation, { offers, sets }: Possible): ReadonlyMap<string, string> {
  const { idOf } = inventory(snapshot.machine);
  const ways = new Map<string, Set<string>>();
  for (const [index, offer] of offers.entries()) {
    const name = nameOf(offer);
    const ids = sets[index]?.map((taken) => idOf.get(taken)) ?? [];
    ways.set(name, (ways.get(name) ?? new Set()).add(ids.join(' + ')));
  }
  return new Map([...ways].map(([name, ids]) => [name, [...ids].toSorted().join(' or ')]));
}

const behaviours = new WeakMap<Vertex, ReadonlyMap<string, string>>();

/** Whether the same things set off the same transitions, one by one. */
function goesAlike(one: Possible, other: Possible): boolean {
  const isAlike = (offer: Offer, index: number) => {
    const twin = other.offers[index];
    const [a = [], b = []] = [one.sets[index], other.sets[index]];
    const isTwin = twin !== undefined && nameOf(twin) === nameOf(offer);
    return isTwin && a.length === b.length && a.every((transition, place) => transition === b[place]);
  };
  return one.offers.length === other.offers.length && one.offers.every(isAlike);
}

/** Fails where the identity takes two situations for one although they go different ways. */
function demandSame(model: Model, known: Vertex, situation: Situation, found: Possible) {
  if (goesAlike(known.possible, found)) return;
  const a = behaviours.get(known) ?? behaviourOf(known.reaction.situation, known.possible);
  behaviours.set(known, a);
  const b = behaviourOf(situation, found);
  const name = [...new Set([...a.keys(), ...b.keys()])].find((key) => a.get(key) !== b.get(key));
  if (name === undefined) return;
  throw new Error(
    `Model "${model.id}": identity() takes two situations of ${valueText(situation.snapshot.value)} for one, but ` +
      `"${name}" leads to ${a.get(name) ?? 'nothing'} in the one and to ${b.get(name) ?? 'nothing'} in the other. ` +
      `Add to identity() the context field that decides it.`,
  );
}

/** A context with the kind of a text or number in place of what differs from run to run anyway. */
function lasting({ volatile }: Model, context: MachineContext): MachineContext {
  const kept = { ...context };
  for (const key of volatile) {
    const kind = typeof kept[key];
    if (kind === 'string' || kind === 'number') kept[key] = kind;
  }
  return kept;
}

/** So many contexts are kept of a vertex: to look through more takes longer than to ask what is possible. */
const mostContexts = 8;

/** Explores everything that can happen, each vertex reached by a way that is really possible. */
export function explore(model: Model, limit: number = model.limit): Graph {
  checkModel(model);
  const byKey = new Map<string, Vertex>();
  const met = new Map<Vertex, unknown[]>();
  const edges: Edge[] = [];
  const enter = (start: Start, reaction: Reaction, via?: Arrival): Vertex => {
    const key = keyOf(model, start, reaction.situation);
    const known = byKey.get(key);
    const context = lasting(model, reaction.situation.snapshot.context);
    // With a context that has been met it goes the same ways as it did then.
    const contexts = known === undefined ? [] : (met.get(known) ?? []);
    if (known !== undefined && contexts.some((one) => isSame(one, context))) return known;
    if (contexts.length < mostContexts) contexts.push(context);
    const found = possible(model, start, reaction.situation);
    if (known !== undefined) {
      demandSame(model, known, reaction.situation, found);
      return known;
    }
    const vertex: Vertex = { key, start, reaction, possible: found, via };
    byKey.set(key, vertex);
    met.set(vertex, contexts);
    if (byKey.size > limit) throw new Error(tooLarge(model, limit));
    return vertex;
  };
  const roots = model.starts.map((start) => {
    const reaction = begin(subjectOf(model), start.input);
    const root = enter(start, reaction);
    return root.start === start ? root : { ...root, start, reaction, via: undefined };
  });
  // A Map hands out what is added while it is walked, in order: this is the breadth-first queue.
  for (const from of byKey.values()) {
    for (const offer of from.possible.offers) {
      const reaction = applyOffer(model, from.reaction.situation, offer);
      const to = enter(from.start, reaction, { from, offer });
      edges.push({ from, offer, to, facts: reaction.facts });
    }
  }
  return { model, roots, vertices: byKey, edges };
}

function tooLarge(model: Model, limit: number): string {
  return (
    `Model "${model.id}": more than ${limit} situations. Bucket what identity() returns (a counter that only a ` +
    `guard compares is two buckets), offer fewer cases, cap retries by a guard, or set stopWhen or limit.`
  );
}
