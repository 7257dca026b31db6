import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Facts } from './facts.ts';
import { canonical, hash, redact } from './json.ts';
import type { Model, Start } from './model.ts';
import type { Outcome } from './outcome.ts';
import type { Reaction } from './simulation.ts';

/** A person, or another tab, sends an event. */
export interface EventOffer {
  readonly kind: 'event';
  readonly event: AnyEventObject;
}

/** An invoked actor comes to an end (`settle`), or sends an event and goes on (`callback`). */
export interface ActorOffer {
  readonly kind: 'settle' | 'callback';
  readonly event: AnyEventObject;
  readonly src: string;
  readonly actorId: string;
  readonly outcome: Outcome;
}

/** Time passes until the next timer; all that fall due at that instant fire. */
export interface TimerOffer {
  readonly kind: 'timer';
  readonly event: AnyEventObject;
  readonly ms: number;
}

/** Something that can happen next. */
export type Offer = EventOffer | ActorOffer | TimerOffer;

/** One step of a path: what happens, where it begins, and what must be true after it. */
export type Step = Offer & {
  readonly from: AnyMachineSnapshot;
  readonly expected: AnyMachineSnapshot;
  readonly facts: Facts;
  /** The names of what the machine does beyond its own context, in order. */
  readonly effects: readonly string[];
};

/** A way through a machine from one of its starts. */
export interface Path {
  readonly id: string;
  readonly model: Model;
  readonly start: Start;
  readonly initial: AnyMachineSnapshot;
  readonly initialFacts: Facts;
  readonly initialEffects: readonly string[];
  readonly steps: readonly Step[];
}

/** An offer in words: `submit`, `sendCode: sent`, `after 30000 ms`. */
export function labelOf(offer: Offer, secrets: readonly string[] = []): string {
  if (offer.kind === 'timer') return `after ${offer.ms} ms`;
  if (offer.kind !== 'event') return `${offer.src}: ${offer.outcome.name}`;
  const { type, ...payload } = offer.event;
  return Object.keys(payload).length === 0 ? type : `${type} ${canonical(redact(payload, secrets))}`;
}

/** An offer without what it carries and how long it takes. */
export function nameOf(offer: Offer): string {
  return offer.kind === 'event' ? offer.event.type : labelOf({ ...offer, ms: 0 } as Offer);
}

/** The step from one reaction to the next. */
export function stepOf(offer: Offer, from: Reaction, to: Reaction): Step {
  return {
    ...offer,
    from: from.situation.snapshot,
    expected: to.situation.snapshot,
    facts: to.facts,
    effects: to.effects,
  };
}

/** The path of what a start begins with and the steps after it. */
export function pathOf(model: Model, start: Start, first: Reaction, steps: readonly Step[]): Path {
  return {
    id: pathId(model, start, steps),
    model,
    start,
    initial: first.situation.snapshot,
    initialFacts: first.facts,
    initialEffects: first.effects,
    steps,
  };
}

/** The id of a path: the same steps from the same start have it on every machine and in every run. */
export function pathId(model: Model, start: Start, offers: readonly Offer[]): string {
  return hash([model.id, start.name, ...offers.map((offer) => `${offer.kind} ${labelOf(offer)}`)].join('\n'));
}

/** A state value in one line: `form.editing`, `{"a":"on","b":"off"}`. */
export function valueText(value: AnyMachineSnapshot['value']): string {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  const [only] = entries;
  return entries.length === 1 && only?.[1] !== undefined
    ? `${only[0]}.${valueText(only[1])}`
    : canonical(value);
}

/** A path in one line, as a test title says it. */
export function describePath({ id, model, start, steps }: Path): string {
  const labels = steps.map((step) => labelOf(step, model.secrets));
  return `${id} ${[start.name, ...labels].join(' → ')}`;
}
