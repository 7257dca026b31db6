import {
  createActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { createVirtualClock } from './clock.ts';
import { effectText, withoutEffects } from './effects.ts';
import { eventsOf, heardTypes, isTaken, outcomesOf, selected } from './events.ts';
import { fakeActors, settleFake } from './fakes.ts';
import { inventory } from './inventory.ts';
import { canonical } from './json.ts';
import { createListener, type Message } from './messages.ts';
import type { Model, Start } from './model.ts';
import { isSends, type Outcome } from './outcome.ts';
import { labelOf, valueText } from './path.ts';
import { watchRest } from './rest.ts';

/** What can come from outside next, and to which actor of the system: a person, another tab, the clock or the network. */
export type SystemOffer = { readonly actor: string } & (
  | { readonly kind: 'event'; readonly event: AnyEventObject }
  | { readonly kind: 'settle'; readonly src: string; readonly actorId: string; readonly outcome: Outcome }
  | { readonly kind: 'timer'; readonly ms: number }
);

/** Says what becomes of a message: nothing, or where else it goes; undefined lets it pass. */
export type Interception = (message: Message) => { readonly to: string | null } | undefined;

/** An actor of a system while it runs. */
export interface Member {
  readonly name: string;
  readonly model: Model;
  readonly actor: AnyActorRef;
}

/** A transition that a message led to: who took it, and message and transition in one text. */
export interface Led {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly text: string;
}

/** What a system has done since it was last asked. */
export interface Doings {
  readonly messages: readonly Message[];
  /** Ids of the transitions that were taken, each after the name of its actor. */
  readonly taken: readonly string[];
  /** What messages have set off. */
  readonly led: readonly Led[];
  /** The effects that were had and what was told, each after the name of its actor. */
  readonly effects: readonly string[];
}

/** A machine and its children as they run together, without anything real around them. */
export interface System {
  members(): readonly Member[];
  offers(): readonly SystemOffer[];
  perform(offer: SystemOffer): void;
  /** Whether the parent has come to its end. */
  isOver(): boolean;
  doings(): Doings;
  /** The present state of each actor by name. */
  states(): Readonly<Record<string, string>>;
  /** What its model says tells the situations of each actor apart, by name. */
  situations(): Readonly<Record<string, string>>;
  /** All that is compared between two runs. */
  told(): string;
  stop(): void;
}

/** The name of the clock among the actors. */
export const clockName = 'clock';

/** The models of all that takes part, by the name of the actor; the parent is known by its own id. */
export function membersOf(model: Model): ReadonlyMap<string, Model> {
  return new Map([[model.id, model], ...Object.entries(model.system?.children ?? {})]);
}

/** The children of a snapshot by id. */
const childrenOf = ({ children }: AnyMachineSnapshot): [string, AnyActorRef][] =>
  Object.entries(children as Record<string, AnyActorRef | undefined>).flatMap(([id, child]) =>
    child === undefined ? [] : [[id, child] as [string, AnyActorRef]],
  );

/** A machine that asks about every message before it takes it. */
function asking(machine: AnyStateMachine, ask: (event: AnyEventObject) => boolean): AnyStateMachine {
  const transition: AnyStateMachine['transition'] = (snapshot, event, scope) =>
    ask(event) ? machine.transition(snapshot, event, scope) : snapshot;
  return Object.assign(Object.create(machine) as AnyStateMachine, { transition });
}

/** Whether an event of an actor can come from outside the system. */
export type Facing = (actor: string, type: string) => boolean;

/** The events that an actor would take, and that come from a person, another tab or the page around it. */
function facingOutside(
  { name, model }: Member,
  snapshot: AnyMachineSnapshot,
  faces: Facing,
): AnyEventObject[] {
  return heardTypes(model, snapshot)
    .filter((type) => model.controls[type]?.kind !== 'outside' || faces(name, type))
    .flatMap((type) => eventsOf(model, type, snapshot))
    .filter((event) => isTaken(selected(model, snapshot, event)));
}

function endings(model: Model, start: Start, snapshot: AnyMachineSnapshot, inside: readonly string[]) {
  return childrenOf(snapshot).flatMap(([actorId, child]) => {
    const { src } = child;
    if (typeof src !== 'string' || inside.includes(src) || child.getSnapshot().status !== 'active') return [];
    return (outcomesOf(model, start, src) ?? []).flatMap((outcome) => {
      const event = isSends(outcome)
        ? outcome.sends
        : outcome.ok
          ? { type: `xstate.done.actor.${actorId}`, output: outcome.output, actorId }
          : { type: `xstate.error.actor.${actorId}`, error: outcome.error, actorId };
      return selected(model, snapshot, event).length === 0 ? [] : [{ src, actorId, outcome }];
    });
  });
}

/** The words for an offer of a system. */
export function offerText(offer: SystemOffer, model: Model | undefined): string {
  if (offer.kind === 'timer') return `after ${offer.ms} ms`;
  if (offer.kind === 'settle') return `${offer.src}: ${offer.outcome.name}`;
  return labelOf({ kind: 'event', event: offer.event }, model?.secrets ?? []);
}

/** What a system may be started with. */
export interface SystemOptions {
  readonly intercept?: Interception;
  readonly faces?: Facing;
}

/** Starts a parent with its children; leaves are faked, time is virtual, effects are left out. */
export function startSystem(
  parent: Model,
  start: Start,
  { intercept = () => undefined, faces = () => true }: SystemOptions = {},
): System {
  const clock = createVirtualClock();
  const models = membersOf(parent);
  const inside = Object.keys(parent.system?.children ?? {});
  const joins = parent.system?.joins ?? [];
  const nameOf = (actor: AnyActorRef): string | null => {
    if (actor._parent === undefined) return parent.id;
    return actor._parent._parent === undefined && inside.includes(actor.id) ? actor.id : null;
  };
  const listener = createListener(nameOf);
  let messages: Message[] = [];
  let taken: string[] = [];
  let led: Led[] = [];
  let effects: string[] = [];
  const origins = new WeakMap<object, Message>();
  const hold = watchRest();
  const inspect = (event: InspectionEvent): void => {
    hold(event);
    const message = listener(event);
    if (message) {
      messages.push(message);
      origins.set((event as { event: object }).event, message);
    }
    const name = nameOf(event.actorRef as AnyActorRef);
    if (event.type === '@xstate.action') {
      const effect = effectText(event.action.type, event.action.params);
      if (name !== null && effect !== null) effects.push(`${name} ${effect}`);
    }
    if (event.type !== '@xstate.microstep') return;
    const machine = (event.actorRef as { logic?: AnyStateMachine }).logic;
    if (name === null || machine === undefined) return;
    const { idOf } = inventory(machine);
    const ids = event._transitions.flatMap((one) => idOf.get(one) ?? []).map((id) => `${name} ${id}`);
    const origin = origins.get(event.event);
    taken.push(...ids);
    if (origin?.to !== name) return;
    const { from, type } = origin;
    led.push(...ids.map((id) => ({ from, to: name, type, text: `${from} ${type} ${id}` })));
  };
  const members = (): Member[] => {
    const all: [string, AnyActorRef][] = [
      [parent.id, root],
      ...childrenOf(root.getSnapshot()).filter(([, child]) => nameOf(child) !== null),
    ];
    return all.flatMap(([name, actor]) => {
      const model = models.get(String(name === parent.id ? parent.id : actor.src));
      return model ? [{ name, model, actor }] : [];
    });
  };
  const guarded = (machine: AnyStateMachine, name: string): AnyStateMachine =>
    asking(machine, (event) => {
      const message = origins.get(event);
      const verdict = message?.to === name ? intercept(message) : undefined;
      if (verdict === undefined) return true;
      if (verdict.to !== null)
        members()
          .find((one) => one.name === verdict.to)
          ?.actor.send({ ...event });
      return false;
    });
  const built = (model: Model, own: Record<string, AnyStateMachine> = {}, real: readonly string[] = []) =>
    withoutEffects(model.machine).provide({ actors: { ...fakeActors(model, real), ...own } as never });
  const children = Object.fromEntries(
    Object.entries(parent.system?.children ?? {}).map(([src, model]) => [src, guarded(built(model), src)]),
  );
  const root = createActor(guarded(built(parent, children, joins), parent.id), {
    clock,
    inspect,
    input: start.input,
  });
  root.on('*', (event: AnyEventObject) => {
    messages.push({ from: parent.id, to: null, type: event.type });
  });
  root.start();
  const actorOf = (name: string): AnyActorRef => {
    const found = members().find((one) => one.name === name);
    if (found === undefined) throw new Error(`No actor "${name}" is running.`);
    return found.actor;
  };
  return {
    members,
    offers() {
      const [next] = clock.pending();
      const timer: SystemOffer[] = next
        ? [{ actor: clockName, kind: 'timer', ms: next.due - clock.now() }]
        : [];
      if (next && next.due <= clock.now()) return timer;
      const others = members().flatMap((member): SystemOffer[] => {
        const { name, model, actor } = member;
        const snapshot: AnyMachineSnapshot = actor.getSnapshot();
        if (snapshot.status !== 'active' || model.stopWhen(snapshot)) return [];
        const isParent = name === parent.id;
        const events = facingOutside(member, snapshot, faces);
        const begun = isParent ? start : (model.starts[0] ?? start);
        return [
          ...events.map((event) => ({ actor: name, kind: 'event', event }) as const),
          ...endings(model, begun, snapshot, isParent ? [...inside, ...joins] : []).map(
            (ending) => ({ actor: name, kind: 'settle', ...ending }) as const,
          ),
        ];
      });
      return [...others, ...timer];
    },
    perform(offer) {
      if (offer.kind === 'timer') clock.advanceToNext();
      else if (offer.kind === 'event') actorOf(offer.actor).send(offer.event);
      else settleFake(actorOf(offer.actor), offer.src, offer.outcome, offer.actorId);
    },
    isOver: () => root.getSnapshot().status !== 'active',
    doings() {
      const done = { messages, taken, led, effects };
      messages = [];
      taken = [];
      led = [];
      effects = [];
      return done;
    },
    states: () =>
      Object.fromEntries(members().map(({ name, actor }) => [name, valueText(actor.getSnapshot().value)])),
    situations: () =>
      Object.fromEntries(
        members().map(({ name, model, actor }) => {
          const snapshot: AnyMachineSnapshot = actor.getSnapshot();
          return [name, canonical([snapshot.value, model.identity(snapshot.context, snapshot)])];
        }),
      ),
    told: () =>
      canonical(
        members().map(({ name, model, actor }) => {
          const { status, value, context } = actor.getSnapshot() as AnyMachineSnapshot;
          const compared = Object.entries(context).filter(([key]) => !model.volatile.includes(key));
          return [name, status, value, Object.fromEntries(compared)];
        }),
      ),
    stop: () => void root.stop(),
  };
}
