import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import type { Coverage, Hits } from './coverage.ts';
import { canTake, eventsOf, userEventTypes } from './events.ts';
import { factsOf, initialNodes, restingGuards, type Facts } from './facts.ts';
import type { Model } from './model.ts';
import { refusedBy } from './offers.ts';

/** Listens to running actors and notes what of the model's machine they go through. */
export interface Recorder {
  /** For the `inspect` option of an actor, or `actor.system.inspect`. */
  inspect(event: InspectionEvent): void;
  /** Notes the guards that keep the declared user events from being possible in a checked snapshot. */
  checked(snapshot: AnyMachineSnapshot): void;
  coverage(): Coverage;
}

type Inspected = Extract<InspectionEvent, { type: '@xstate.microstep' | '@xstate.snapshot' }>;
type Nodes = readonly AnyStateNode[];

/** The facts of one inspected event of a machine; `before` is undefined for what an actor shows first. */
function read(event: Inspected, machine: AnyStateMachine, before: Nodes | undefined): Facts {
  const after = event.snapshot as AnyMachineSnapshot;
  const none = { states: [], transitions: [], passed: [], failed: [] };
  if (event.type === '@xstate.snapshot') {
    const states = before === undefined ? after._nodes.map(({ id }) => id) : [];
    return { ...none, states, failed: restingGuards(after) };
  }
  const first = initialNodes(machine.root);
  const { event: cause, _transitions: selected } = event;
  const facts = factsOf({ machine, before: before ?? first, eventType: cause.type, selected, after });
  return before === undefined ? { ...facts, states: [...first.map(({ id }) => id), ...facts.states] } : facts;
}

function machineOf({ actorRef }: Inspected): AnyStateMachine | undefined {
  const { logic } = actorRef as { readonly logic?: Partial<AnyStateMachine> };
  return logic?.root === undefined ? undefined : (logic as AnyStateMachine);
}

class Tally {
  readonly #times = new Map<string, number>();

  add(ids: readonly string[]): void {
    for (const id of ids) this.#times.set(id, (this.#times.get(id) ?? 0) + 1);
  }

  hits(level: string): Record<string, Hits> {
    return Object.fromEntries([...this.#times].map(([id, times]) => [id, { [level]: times }]));
  }
}

/** A recorder for one model and one level (`bare`, `view`, `browser`); machines are told apart by their id. */
export function createRecorder(model: Model, level: string): Recorder {
  const [states, transitions, passed, failed] = [new Tally(), new Tally(), new Tally(), new Tally()];
  const active = new WeakMap<object, Nodes>();
  return {
    inspect(event) {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
      const machine = machineOf(event);
      if (machine?.id !== model.machine.id || event.event.type === 'xstate.stop') return;
      const facts = read(event, machine, active.get(event.actorRef));
      active.set(event.actorRef, (event.snapshot as AnyMachineSnapshot)._nodes);
      states.add(facts.states);
      transitions.add(facts.transitions);
      passed.add(facts.passed);
      failed.add(facts.failed);
    },
    checked(snapshot) {
      const events = userEventTypes(model).flatMap((type) => eventsOf(model, type, snapshot));
      for (const event of events)
        if (!canTake(model, snapshot, event)) failed.add(refusedBy(model, snapshot, event));
    },
    coverage: () => ({
      machine: model.id,
      states: states.hits(level),
      transitions: transitions.hits(level),
      guardsPassed: passed.hits(level),
      guardsFailed: failed.hits(level),
    }),
  };
}
