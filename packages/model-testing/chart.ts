import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { actionLabels, delaysOf, eventLabel, sourceLabel, type LabelSources } from './chart-labels.ts';
import { fits } from './facts.ts';
import { inventory, resolveId, type TransitionEntry, type TransitionKind } from './inventory.ts';
import type { Model } from './model.ts';
import { isSends } from './outcome.ts';

/** An actor that a state starts and stops. */
export interface ChartInvoke {
  readonly id: string;
  readonly src: string;
}

/** One state, history included; states stand in the order in which the machine writes them, parents first. */
export interface ChartState {
  readonly id: string;
  readonly key: string;
  /** Dotted, relative to the root, whose own path is empty. */
  readonly path: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent: string | null;
  /** Where a compound state begins, or a history state without a memory leads. */
  readonly initial: string | null;
  readonly history: 'shallow' | 'deep' | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  readonly requirements: readonly string[];
}

/** One transition by the id that coverage and models know it by. */
export interface ChartTransition {
  readonly id: string;
  readonly source: string;
  /** `callback` is an event that, by the model, an invoked actor sends. */
  readonly kind: TransitionKind | 'callback';
  readonly eventType: string;
  readonly label: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** None where the state stays; several where regions are entered apart. */
  readonly targets: readonly string[];
  readonly reenter: boolean;
  readonly description: string | null;
  readonly requirements: readonly string[];
}

/** A machine as plain JSON: all that a drawing shows, and the same whenever the machine is the same. */
export interface Chart {
  readonly id: string;
  readonly root: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  /** Named delays in milliseconds; null where they are computed. */
  readonly delays: Readonly<Record<string, number | null>>;
}

/** What a model adds to the drawing of its machine. */
export type ChartModel = Pick<Model, 'id' | 'outcomes' | 'requirements'>;

function descend(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(descend)];
}

/** Where history leads while there is none: its own default, else where its parent begins. */
function historyDefault({ config, parent, machine }: AnyStateNode): string | null {
  const target: unknown = [config.target ?? []].flat()[0];
  if (typeof target !== 'string') return parent?.initial?.target?.[0]?.id ?? null;
  if (target.startsWith('#')) return target.slice(1);
  const path = [...(parent?.path ?? []), target.replace(/^\./, '')].join('.');
  return resolveId(machine, path) ?? null;
}

function initialOf(node: AnyStateNode): string | null {
  if (node.type === 'history') return historyDefault(node);
  return node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null;
}

/** Requirement ids by the state or transition that carries them. */
function carriedBy(machine: AnyStateMachine, requirements: ChartModel['requirements'] = {}) {
  const carried = new Map<string, readonly string[]>();
  for (const [key, ids] of Object.entries(requirements)) {
    const place = resolveId(machine, key) ?? key;
    carried.set(place, [...(carried.get(place) ?? []), ...ids]);
  }
  return (id: string): readonly string[] => carried.get(id) ?? [];
}

function stateOf(node: AnyStateNode, requirements: readonly string[]): ChartState {
  return {
    id: node.id,
    key: node.key,
    path: node.path.join('.'),
    kind: node.type,
    parent: node.parent?.id ?? null,
    initial: initialOf(node),
    history: node.type === 'history' ? node.history || 'shallow' : null,
    description: node.description ?? null,
    tags: [...node.tags].toSorted(),
    // As written: XState adds the starting and stopping of timers to the lists of the node.
    entry: actionLabels(node.config.entry),
    exit: actionLabels(node.config.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: sourceLabel(src, id) })),
    requirements,
  };
}

function sentByActors(outcomes: ChartModel['outcomes'] = {}): readonly string[] {
  const all = Object.values(outcomes).flatMap((list) => list ?? []);
  return all.filter(isSends).map(({ sends }) => sends.type);
}

function transitionOf(
  { id, kind, eventType, guard, definition }: TransitionEntry,
  given: LabelSources & { readonly sent: readonly string[]; readonly requirements: readonly string[] },
): ChartTransition {
  const { source, target, actions, reenter, description } = definition;
  const isSent = kind === 'event' && given.sent.some((type) => fits(type, eventType));
  return {
    id,
    source: source.id,
    kind: isSent ? 'callback' : kind,
    eventType,
    label: eventLabel(eventType, source, given),
    guard,
    actions: actionLabels(actions),
    targets: (target ?? []).map((node) => node.id),
    reenter,
    description: description ?? null,
    requirements: given.requirements,
  };
}

/** Takes a machine apart into plain JSON; its model adds requirements, and which events actors send. */
export function chartOf(machine: AnyStateMachine, model?: ChartModel): Chart {
  const nodes = descend(machine.root);
  const carried = carriedBy(machine, model?.requirements);
  const invokes = nodes.flatMap((node) => node.invoke);
  const delays = delaysOf(machine);
  const sources = new Map(invokes.map(({ id, src }) => [id, sourceLabel(src, id)]));
  const sent = sentByActors(model?.outcomes);
  return {
    id: model?.id ?? machine.id,
    root: machine.root.id,
    states: nodes.map((node) => stateOf(node, carried(node.id))),
    transitions: inventory(machine).transitions.map((entry) =>
      transitionOf(entry, { delays, sources, sent, requirements: carried(entry.id) }),
    ),
    delays,
  };
}
