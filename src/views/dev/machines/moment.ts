import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { serverNow } from '#browser/clock.ts';
import type { Chart } from '#model-testing/chart.ts';
import { canTake, eventsOf, userEventTypes } from '#model-testing/events.ts';
import { inventory } from '#model-testing/inventory.ts';
import { redact } from '#model-testing/json.ts';
import type { Model } from '#model-testing/model.ts';
import { labelOf, valueText } from '#model-testing/path.ts';
import { machineOf, type RawMoment } from './ear.ts';

/** An event that is possible now. */
export type Possible = { label: string; event: AnyEventObject };

/** A wait that is running: what it is called, since when and until when, in milliseconds of the machine's clock. */
export type Wait = { label: string; since: number; until: number };

/** An actor that an actor has running. */
export type Child = { id: string; name: string };

/** What one machine came to by one event, as plain JSON and without secrets. */
export type Moment = {
  actor: string;
  /** Its number in the window that runs the actor. */
  id: number;
  parent: string | null;
  machine: string;
  /** The event in words. */
  event: string;
  at: number;
  value: string;
  isRunning: boolean;
  nodes: readonly string[];
  transitions: readonly string[];
  context: unknown;
  possible: readonly Possible[];
  waits: readonly Wait[];
  children: readonly Child[];
};

/** Without a model nobody knows what is secret, so nothing is shown. */
const unknown = 'hidden: there is no model that names its secrets';

/** Payloads that differ only in what is hidden are told apart by a number. */
function numbered(list: readonly Possible[]): Possible[] {
  return list.map(({ label, event }, at) => {
    const before = list.slice(0, at).filter((one) => one.label === label).length;
    return { event, label: before === 0 ? label : `${label} (${before + 1})` };
  });
}

function possibleIn(model: Model, snapshot: AnyMachineSnapshot): Possible[] {
  const taken = userEventTypes(model)
    .flatMap((type) => eventsOf(model, type, snapshot))
    .filter((event) => canTake(model, snapshot, event));
  return numbered(taken.map((event) => ({ event, label: labelOf({ kind: 'event', event }, model.secrets) })));
}

function childrenOf(snapshot: AnyMachineSnapshot): AnyActorRef[] {
  return Object.values(snapshot.children as Record<string, AnyActorRef | undefined>).flatMap(
    (one) => one ?? [],
  );
}

/** Delays of states that are entered now, and deadlines of actors that run now. */
function waitsOf({ snapshot, at }: RawMoment, { transitions, delays }: Chart): Wait[] {
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const timers = transitions
    .filter(({ kind, source }) => kind === 'after' && active.has(source))
    .flatMap(({ eventType, source, label }) => {
      const name = eventType.slice('xstate.after.'.length, -(source.length + 1));
      const ms = delays[name] ?? Number(name);
      return Number.isFinite(ms) ? [{ label, since: at, until: at + ms }] : [];
    });
  const deadlines = childrenOf(snapshot).flatMap((child) => {
    const { input } = (child.getSnapshot() ?? {}) as { input?: { at?: unknown } };
    const until = typeof input?.at === 'string' ? Date.parse(input.at) : Number.NaN;
    // A deadline is an instant of the server's clock; a ring runs by the clock of the page.
    return Number.isNaN(until) ? [] : [{ label: child.id, since: at, until: until - serverNow() + at }];
  });
  return [...timers, ...deadlines];
}

/** An event of XState's own is told as the chart tells it; what it carries is for the context to show. */
function wordsFor(event: AnyEventObject, model: Model | null, chart: Chart | null): string {
  const { type } = event;
  if (type.startsWith('xstate.'))
    return chart?.transitions.find(({ eventType }) => eventType === type)?.label ?? type;
  return model ? labelOf({ kind: 'event', event }, model.secrets) : type;
}

/** What was heard, in the form in which it is kept and shown. */
export function momentOf(raw: RawMoment, model: Model | null, chart: Chart | null): Moment {
  const { actor, machine, event, snapshot, transitions, at } = raw;
  const ids = inventory(machine).idOf;
  return {
    actor: actor.sessionId,
    id: raw.id,
    parent: actor._parent?.sessionId ?? null,
    machine: machine.id,
    event: wordsFor(event, model, chart),
    at,
    value: valueText(snapshot.value),
    isRunning: snapshot.status === 'active',
    nodes: snapshot._nodes.flatMap((node) => (node.parent ? node.id : [])),
    transitions: transitions.flatMap((one) => ids.get(one) ?? []),
    context: model ? redact(snapshot.context, model.secrets) : unknown,
    possible: model ? possibleIn(model, snapshot) : [],
    waits: chart ? waitsOf(raw, chart) : [],
    children: childrenOf(snapshot)
      .filter((child) => machineOf(child) === null)
      .map(({ id, sessionId, src }) => ({ id: sessionId, name: typeof src === 'string' ? src : id })),
  };
}
