import {
  createActor,
  createEmptyActor,
  fromCallback,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
} from 'xstate';
import { effectText } from './effects.ts';
import { factsOf, initialNodes, restingGuards, type Facts } from './facts.ts';
import { countSteps } from './rest.ts';

/** A delayed event of the machine, to itself or to another actor. */
export interface Timer {
  readonly id: string | undefined;
  readonly event: AnyEventObject;
  readonly due: number;
  readonly toItself: boolean;
}

/** A machine at rest, with all that decides what can happen next. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  /** Virtual milliseconds since the start. */
  readonly now: number;
  /** In the order in which they fall due. */
  readonly timers: readonly Timer[];
  /** Children that have come to an end, but that the machine still lists. */
  readonly settled: ReadonlySet<AnyActorRef>;
}

/** What an event led to. */
export interface Reaction {
  readonly situation: Situation;
  readonly facts: Facts;
  /** The names of what was done beyond the machine's own context, in order. */
  readonly effects: readonly string[];
}

const silent = fromCallback(() => {});

type Collected = { facts: Facts[]; actions: { type: string; params: unknown; self: unknown }[] };
type Microsteps = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** An actor that stands for the machine, and who hears its microsteps. */
interface Stage {
  readonly self: AnyActorRef;
  observe: (microstep: Microsteps) => void;
}

function makeStage(): Stage {
  // The parent is there for `sendParent`.
  const stage: Stage = { self: createActor(silent, { parent: createEmptyActor() }), observe: () => {} };
  stage.self.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep' && inspected.actorRef === stage.self) stage.observe(inspected);
  });
  return stage;
}

const idle: Stage[] = [];

const takeStage = (): Stage => idle.pop() ?? makeStage();

/** Keeps a stage for the next computation, unless a child has a name in its system that the next would take again. */
function giveBack(stage: Stage) {
  if (Object.keys(stage.self.system.getAll()).length === 0) idle.push(stage);
}

/** Runs a pure computation of the machine and collects its microsteps and the actions it would execute. */
function compute(
  machine: AnyStateMachine,
  before: readonly AnyStateNode[],
  run: (scope: AnyActorScope) => AnyMachineSnapshot,
): Collected & { snapshot: AnyMachineSnapshot } {
  const stage = takeStage();
  const { self } = stage;
  const { facts, actions }: Collected = { facts: [], actions: [] };
  let active = before;
  const count = countSteps(machine.id);
  let endless: Error | undefined;
  const observe = ({ event, _transitions, snapshot }: Microsteps) => {
    try {
      count();
    } catch (error) {
      endless = error as Error;
      throw error;
    }
    const after = snapshot as AnyMachineSnapshot;
    facts.push(factsOf({ machine, before: active, eventType: event.type, selected: _transitions, after }));
    active = after._nodes;
  };
  stage.observe = observe;
  const snapshot = run({
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: ({ type, params, info }) => actions.push({ type, params, self: info.self }),
  });
  giveBack(stage);
  // XState makes a snapshot in error of it where a machine begins so, which would be planned like any other end.
  if (endless) throw endless;
  return { snapshot, facts, actions };
}

const effectsOf = (actions: Collected['actions']): string[] =>
  actions.flatMap(({ type, params }) => effectText(type, params) ?? []);

interface Scheduled {
  readonly event: AnyEventObject;
  readonly delay?: number;
  readonly id?: string;
  readonly to?: unknown;
}

const mostTimers = 100;

function schedule(timers: readonly Timer[], actions: Collected['actions'], now: number): readonly Timer[] {
  let pending = [...timers];
  for (const { type, params, self } of actions) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string };
      pending = pending.filter(({ id }) => id !== sendId);
    }
    if (type !== 'xstate.raise' && type !== 'xstate.sendTo') continue;
    const { event, delay, id, to } = params as Scheduled;
    const toItself = type === 'xstate.raise' || to === self;
    if (typeof delay === 'number') pending.push({ id, event, due: now + delay, toItself });
  }
  if (pending.length > mostTimers) {
    const type = pending.at(-1)?.event.type;
    throw new Error(
      `More than ${mostTimers} timers are pending; "${type}" is set again and again. Cancel it first.`,
    );
  }
  return pending.toSorted((a, b) => a.due - b.due);
}

function joined(list: readonly Facts[]): Facts {
  const [only] = list;
  if (only !== undefined && list.length === 1) return only;
  return {
    states: list.flatMap(({ states }) => states),
    transitions: list.flatMap(({ transitions }) => transitions),
    passed: list.flatMap(({ passed }) => passed),
    failed: list.flatMap(({ failed }) => failed),
  };
}

const none: ReadonlySet<AnyActorRef> = new Set();

function settledChildren(
  snapshot: AnyMachineSnapshot,
  settled: ReadonlySet<AnyActorRef>,
): ReadonlySet<AnyActorRef> {
  if (settled.size === 0) return none;
  const listed = new Set<unknown>(Object.values(snapshot.children));
  return new Set([...settled].filter((child) => listed.has(child)));
}

/** Begins the machine with an input. */
export function begin(machine: AnyStateMachine, input: unknown): Reaction {
  const first = initialNodes(machine.root);
  const { snapshot, facts, actions } = compute(machine, first, (scope) =>
    machine.getInitialSnapshot(scope, input),
  );
  const timers = snapshot.status === 'active' ? schedule([], actions, 0) : [];
  const entered = {
    states: first.map(({ id }) => id),
    transitions: [],
    passed: [],
    failed: restingGuards(snapshot),
  };
  return {
    situation: { snapshot, now: 0, timers, settled: none },
    facts: joined([entered, ...facts]),
    effects: effectsOf(actions),
  };
}

/** Lets the machine take one event; `ends` is the child whose end the event reports. */
export function react(
  machine: AnyStateMachine,
  { snapshot: from, now, timers, settled }: Situation,
  event: AnyEventObject,
  ends?: AnyActorRef,
): Reaction {
  const { snapshot, facts, actions } = compute(machine, from._nodes, (scope) =>
    machine.transition(from, event, scope),
  );
  const failed = restingGuards(snapshot);
  const resting = failed.length === 0 ? [] : [{ states: [], transitions: [], passed: [], failed }];
  return {
    situation: {
      snapshot,
      now,
      timers: snapshot.status === 'active' ? schedule(timers, actions, now) : [],
      settled: settledChildren(snapshot, ends === undefined ? settled : new Set([...settled, ends])),
    },
    facts: joined([...facts, ...resting]),
    effects: effectsOf(actions),
  };
}

function withoutFirst(situation: Situation): Situation {
  return { ...situation, timers: situation.timers.slice(1) };
}

/** Lets virtual time pass until the next timer, and fires all that fall due at that instant. */
export function fireNext(
  machine: AnyStateMachine,
  situation: Situation,
): Reaction & { events: AnyEventObject[] } {
  const due = situation.timers[0]?.due ?? situation.now;
  const events: AnyEventObject[] = [];
  const facts: Facts[] = [];
  const effects: string[] = [];
  let current: Situation = { ...situation, now: Math.max(due, situation.now) };
  for (let next = current.timers[0]; next && next.due <= due; next = current.timers[0]) {
    if (events.length > 1000) {
      throw new Error(
        `${machine.id}: timers without delay set each other off for ever (${next.event.type}).`,
      );
    }
    events.push(next.event);
    current = withoutFirst(current);
    if (!next.toItself) continue;
    const reaction = react(machine, current, next.event);
    facts.push(reaction.facts);
    effects.push(...reaction.effects);
    current = reaction.situation;
  }
  return { situation: current, facts: joined(facts), effects, events };
}
