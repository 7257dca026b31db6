import {
  Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { keepable, putBack } from './put-back.ts';

/** What one machine came to by one event, as it is in the running page. */
export type RawMoment = {
  actor: AnyActorRef;
  machine: AnyStateMachine;
  event: AnyEventObject;
  snapshot: AnyMachineSnapshot;
  transitions: readonly AnyTransitionDefinition[];
  at: number;
  /** Its number among all that was heard in this window. */
  id: number;
};

/** Hears what a machine came to. */
export type Listener = (moment: RawMoment) => void;

const listeners = new Set<Listener>();
const systems = new WeakSet<object>();
/** What was heard of machines before anyone listened, the latest alone for each. */
const latest = new Map<AnyActorRef, RawMoment>();
/** The last of all that was heard, for those who listen later. */
const recent: RawMoment[] = [];
const steps = new Map<AnyActorRef, AnyTransitionDefinition[]>();

type Kept = { readonly moment: RawMoment; readonly snapshot: Snapshot<unknown> };

/** What an actor can be put back to; as many moments as a log shows. */
const kept = new Map<number, Kept>();
const most = 200;
let count = 0;

function keep(moment: RawMoment): void {
  const snapshot = keepable(moment.machine, moment.snapshot);
  if (snapshot !== null) kept.set(moment.id, { moment, snapshot });
  kept.delete(moment.id - most);
}

type WithLogic = { readonly logic?: Partial<AnyStateMachine> };

/** The machine that an actor runs, or null where it runs something else. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | null {
  const { logic } = actor as WithLogic;
  return logic?.root === undefined ? null : (logic as AnyStateMachine);
}

/** The machines of these tools, which would hear themselves for ever. */
const isOurs = (actor: AnyActorRef): boolean => machineOf(actor)?.id.startsWith('dev-') === true;

function note(
  actor: AnyActorRef,
  machine: AnyStateMachine,
  event: AnyEventObject,
  snapshot: AnyMachineSnapshot,
) {
  const transitions = steps.get(actor) ?? [];
  steps.delete(actor);
  count += 1;
  const moment = { actor, machine, event, snapshot, transitions, at: Date.now(), id: count };
  latest.set(actor, moment);
  recent.push(moment);
  if (recent.length > most) recent.shift();
  keep(moment);
  for (const hear of listeners) hear(moment);
  if (snapshot.status === 'stopped') latest.delete(actor);
}

function inspect(inspected: InspectionEvent): void {
  const actor = inspected.actorRef as AnyActorRef;
  const machine = machineOf(actor);
  if (machine === null) return;
  if (inspected.type === '@xstate.microstep')
    steps.set(actor, [...(steps.get(actor) ?? []), ...inspected._transitions]);
  if (inspected.type === '@xstate.snapshot')
    note(actor, machine, inspected.event, inspected.snapshot as AnyMachineSnapshot);
}

/** Listens to every actor of the page from now on, those of single screens too, which are made where they are shown. */
export function openEars(): void {
  if (systems.has(Actor.prototype)) return;
  systems.add(Actor.prototype);
  const { start } = Actor.prototype;
  Actor.prototype.start = function startHeard(this: Actor<AnyStateMachine>) {
    if (this._parent === undefined && !systems.has(this.system) && !isOurs(this)) {
      systems.add(this.system);
      this.system.inspect(inspect);
    }
    return start.call(this);
  };
}

/** Hears what there is and how it came about, then what comes; returns what ends it. */
export function listen(listener: Listener): () => void {
  const [oldest] = recent;
  for (const moment of latest.values()) if (oldest && moment.id < oldest.id) listener(moment);
  for (const moment of recent) listener(moment);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends an event to a running actor. */
export function tell(id: string, event: AnyEventObject): void {
  for (const actor of latest.keys()) if (actor.sessionId === id) actor.send(event);
}

/** Puts an actor back to how it stood at a moment, if it still runs; it goes on from there. */
export function goOnFrom(id: number): void {
  const found = kept.get(id);
  if (found && latest.has(found.moment.actor))
    putBack(found.moment.actor, found.moment.machine, found.snapshot);
}
