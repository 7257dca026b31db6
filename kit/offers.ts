import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { canTake, eventsOf, outcomesOf, userEventTypes } from './events.ts';
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
  readonly refused: readonly string[];
}

function selected(snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  return snapshot.machine.getTransitionData(snapshot, event);
}

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

function actorOffers(model: Model, start: Start, situation: Situation): ActorOffer[] {
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
      if (selected(snapshot, event).length > 0) {
        return {
          kind: isSends(outcome) ? ('callback' as const) : ('settle' as const),
          event,
          src,
          actorId,
          outcome,
        };
      }
      if (isSends(outcome) || outcome.ok) return [];
      throw new Error(
        `Model "${model.id}": the outcome "${outcome.name}" of "${src}" brings the machine down in ` +
          `${valueText(snapshot.value)}, which has no transition for it. Give the invoke an onError.`,
      );
    });
  });
}

function userOffers(model: Model, snapshot: AnyMachineSnapshot): { offers: EventOffer[]; refused: string[] } {
  const events = userEventTypes(model).flatMap((type) => eventsOf(model, type, snapshot));
  const offers: EventOffer[] = [];
  const refused: string[] = [];
  for (const event of events) {
    if (canTake(model, snapshot, event)) offers.push({ kind: 'event', event });
    else refused.push(...refusedBy(snapshot, event));
  }
  return { offers, refused };
}

/** The guards that keep an event from being taken, by transition id. */
export function refusedBy(snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly string[] {
  if (snapshot.status !== 'active') return [];
  return guardsOf(snapshot.machine, snapshot._nodes, event.type, selected(snapshot, event)).failed;
}

function timerOffers({ timers, now }: Situation): TimerOffer[] {
  const [next] = timers;
  return next === undefined ? [] : [{ kind: 'timer', event: next.event, ms: Math.max(0, next.due - now) }];
}

/** What can happen next; of the timers only those that fall due first, and nothing else before one that is due now. */
export function possible(model: Model, start: Start, situation: Situation): Possible {
  const { snapshot } = situation;
  if (snapshot.status !== 'active' || model.stopWhen(snapshot)) return { offers: [], refused: [] };
  const timers = timerOffers(situation);
  const user = userOffers(model, snapshot);
  if (timers.some(({ ms }) => ms === 0)) return { offers: timers, refused: user.refused };
  return {
    offers: [...user.offers, ...actorOffers(model, start, situation), ...timers],
    refused: user.refused,
  };
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
