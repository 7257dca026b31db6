import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { eventsOf, heardTypes, isTaken, outcomesOf, selected } from './events.ts';
import { guardsOf } from './facts.ts';
import { inventory } from './inventory.ts';
import type { Model, Start } from './model.ts';
import { isSends, type Outcome } from './outcome.ts';
import { valueText, type ActorOffer, type EventOffer, type Offer, type TimerOffer } from './path.ts';
import { fireNext, react, type Reaction, type Situation } from './simulation.ts';
import { subjectOf } from './subject.ts';
import { excused } from './unreachable.ts';

/** All that is possible in a situation, and the guards that keep the rest from being possible. */
export interface Possible {
  readonly offers: readonly Offer[];
  /** What each of the offers sets off, in their order. */
  readonly sets: readonly Transitions[];
  readonly refused: readonly string[];
}

type Transitions = readonly AnyTransitionDefinition[];
type Chance<Kind extends Offer> = readonly [offer: Kind, sets: Transitions];

function pendingChildren({ snapshot, settled }: Situation): readonly [id: string, child: AnyActorRef][] {
  return Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]) =>
    child === undefined || settled.has(child) ? [] : [[id, child] as const],
  ) as [string, AnyActorRef][];
}

function eventOf(id: string, outcome: Outcome): AnyEventObject {
  if (isSends(outcome)) return outcome.sends;
  return outcome.ok
    ? { type: `xstate.done.actor.${id}`, output: outcome.output, actorId: id }
    : { type: `xstate.error.actor.${id}`, error: outcome.error, actorId: id };
}

/** Fails where the machine waits for an end of the actor that no outcome brings about. */
function demandOutcomes(
  model: Model,
  snapshot: AnyMachineSnapshot,
  id: string,
  src: string,
  list: readonly Outcome[],
) {
  const reasons = excused(model);
  const { idOf } = inventory(snapshot.machine);
  for (const ok of [true, false]) {
    const type = ok ? `xstate.done.actor.${id}` : `xstate.error.actor.${id}`;
    const waiting = snapshot._nodes.flatMap((node) => node.transitions.get(type) ?? []);
    const needed = waiting.some((definition) => !reasons.has(idOf.get(definition) ?? ''));
    if (!needed || list.some((outcome) => !isSends(outcome) && outcome.ok === ok)) continue;
    throw new Error(
      `Model "${model.id}": ${valueText(snapshot.value)} handles "${src}" when it ${ok ? 'is done' : 'fails'}, but ` +
        `outcomes.${src} has none with ok: ${ok}. Add one, or list the transition as unreachable with a reason.`,
    );
  }
}

function actorOffers(model: Model, start: Start, situation: Situation): Chance<ActorOffer>[] {
  const { snapshot } = situation;
  return pendingChildren(situation).flatMap(([actorId, { src }]) => {
    const list = typeof src === 'string' ? outcomesOf(model, start, src) : undefined;
    if (typeof src !== 'string' || list === undefined) {
      throw new Error(
        `Model "${model.id}": ${valueText(snapshot.value)} runs the actor "${String(src)}" (${actorId}), but ` +
          `outcomes["${String(src)}"] is not declared. Declare its outcomes, or [] if it never ends.`,
      );
    }
    demandOutcomes(model, snapshot, actorId, src, list);
    return list.flatMap((outcome) => {
      const event = eventOf(actorId, outcome);
      const sets = selected(model, snapshot, event);
      const kind = isSends(outcome) ? ('callback' as const) : ('settle' as const);
      if (sets.length > 0) return [[{ kind, event, src, actorId, outcome }, sets] as const];
      if (isSends(outcome) || outcome.ok) return [];
      throw new Error(
        `Model "${model.id}": the outcome "${outcome.name}" of "${src}" brings the machine down in ` +
          `${valueText(snapshot.value)}, which has no transition for it. Give the invoke an onError.`,
      );
    });
  });
}

function userOffers(
  model: Model,
  snapshot: AnyMachineSnapshot,
): { chances: Chance<EventOffer>[]; refused: string[] } {
  const chances: Chance<EventOffer>[] = [];
  const refused: string[] = [];
  for (const type of heardTypes(model, snapshot)) {
    for (const event of eventsOf(model, type, snapshot)) {
      const sets = selected(model, snapshot, event);
      if (isTaken(sets)) chances.push([{ kind: 'event', event }, sets]);
      else refused.push(...refusedOf(snapshot, event, sets));
    }
  }
  return { chances, refused };
}

function refusedOf(
  snapshot: AnyMachineSnapshot,
  { type }: AnyEventObject,
  sets: Transitions,
): readonly string[] {
  if (snapshot.status !== 'active') return [];
  return guardsOf(snapshot.machine, snapshot._nodes, type, sets).failed;
}

/** The guards that keep an event from being taken, by transition id. */
export function refusedBy(
  model: Model,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly string[] {
  return refusedOf(snapshot, event, selected(model, snapshot, event));
}

function timerOffers(model: Model, { snapshot, timers, now }: Situation): Chance<TimerOffer>[] {
  const [next] = timers;
  if (next === undefined) return [];
  const sets = selected(model, snapshot, next.event);
  return [[{ kind: 'timer', event: next.event, ms: Math.max(0, next.due - now) }, sets]];
}

/** What can happen next; of the timers only those that fall due first, and nothing else before one that is due now. */
export function possible(model: Model, start: Start, situation: Situation): Possible {
  const { snapshot } = situation;
  if (snapshot.status !== 'active' || model.stopWhen(snapshot)) return { offers: [], sets: [], refused: [] };
  const timers = timerOffers(model, situation);
  const { chances, refused } = userOffers(model, snapshot);
  const isDue = timers.some(([{ ms }]) => ms === 0);
  const all = isDue ? timers : [...chances, ...actorOffers(model, start, situation), ...timers];
  return { offers: all.map(([offer]) => offer), sets: all.map(([, sets]) => sets), refused };
}

/** What happens when one of the possible things happens. */
export function applyOffer(model: Model, situation: Situation, offer: Offer): Reaction {
  const machine: AnyStateMachine = subjectOf(model);
  const child = offer.kind === 'settle' ? situation.snapshot.children[offer.actorId] : undefined;
  try {
    return offer.kind === 'timer'
      ? fireNext(machine, situation)
      : react(machine, situation, offer.event, child);
  } catch (cause) {
    const place = valueText(situation.snapshot.value);
    throw new Error(
      `Model "${model.id}": "${offer.event.type}" in ${place} throws (${String(cause)}). ` +
        `Does cases["${offer.event.type}"] or an outcome lack data that the machine reads?`,
      { cause },
    );
  }
}
