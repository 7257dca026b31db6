import { inventory } from './inventory.ts';
import { canonical, hash } from './json.ts';
import type { Message } from './messages.ts';
import type { Model, Start } from './model.ts';
import { isSends } from './outcome.ts';
import { membersOf, offerText, startSystem, type Facing, type System, type SystemOffer } from './system.ts';
import { excused } from './unreachable.ts';
import { randomFrom } from './walk.ts';

/** What a system has come to: who sent what to whom, and how each actor stands. */
export interface Outset {
  readonly messages: readonly Message[];
  readonly states: Readonly<Record<string, string>>;
  /** The effects that were had and what was told outside, each after the name of its actor. */
  readonly effects: readonly string[];
  /** All that another run is compared with. */
  readonly told: string;
}

/** One step of a path through a system: what comes from outside, and what it sets off. */
export type SystemStep = Outset & { readonly offer: SystemOffer; readonly label: string };

/** A way through a system from one of the starts of its parent. */
export interface SystemPath {
  readonly id: string;
  readonly model: Model;
  readonly start: Start;
  readonly initial: Outset;
  readonly steps: readonly SystemStep[];
}

/** Paths through a parent with its children, and what they go through. */
export interface SystemPlan {
  readonly paths: readonly SystemPath[];
  /** Every message of the paths, once. */
  readonly messages: readonly Message[];
  /** The transitions of each actor that the paths take, and all that it has but for those that its model excuses. */
  readonly covered: Readonly<Record<string, { readonly taken: number; readonly missing: readonly string[] }>>;
}

/** So many walks go by states alone; where that is not enough, by all that tells situations apart. */
const coarse = 200;

/** How far is looked. */
export interface SystemEffort {
  readonly walks?: number;
  readonly steps?: number;
  /** After how many walks without news nobody looks on, once the parent has nothing left. */
  readonly mostIdle?: number;
}

const messageKey = ({ from, to, type }: Message): string => canonical([from, to, type]);

type Situations = Readonly<Record<string, string>>;

/**
 * What a path is asked to show: each transition of the parent, each message, what each message leads to, and that it moves
 * who takes it, where it ever does.
 */
function outsetOf(
  model: Model,
  system: System,
  before: Situations = {},
): { outset: Outset; found: string[]; taken: readonly string[]; situations: Situations } {
  const { messages, taken, led, effects } = system.doings();
  const outset = { messages, effects, states: system.states(), told: system.told() };
  const situations = system.situations();
  const own = taken.filter((id) => id.startsWith(`${model.id} `));
  const moved = led.flatMap(({ to, text }) => (before[to] === situations[to] ? [] : [`${text} moves`]));
  const found = [...messages.map(messageKey), ...own, ...led.map(({ text }) => text), ...moved];
  return { outset, found, taken, situations };
}

type Walk = {
  readonly path: Omit<SystemPath, 'id'>;
  readonly found: readonly (readonly string[])[];
  readonly taken: readonly string[];
};

/** A place among all that actors can be in together, and the shortest known way there. */
interface Place {
  readonly start: Start;
  readonly offers: readonly SystemOffer[];
  times: number;
}

interface Search {
  readonly seen: Map<string, number>;
  readonly places: Map<string, Place>;
  readonly random: () => number;
  readonly most: number;
  readonly faces: Facing;
}

/** Goes where fewest have gone before, from a place on, so that few walks see nearly all. */
function walkFrom(model: Model, { start, offers: way }: Place, search: Search, isFine: boolean): Walk {
  const { seen, places, random, most, faces } = search;
  const system = startSystem(model, start, { faces });
  const models = membersOf(model);
  const first = outsetOf(model, system);
  const found = [first.found];
  const all = [...first.taken];
  const steps: SystemStep[] = [];
  let { states } = first.outset;
  let { situations } = first;
  const go = (offer: SystemOffer): void => {
    system.perform(offer);
    const { outset, found: news, taken, situations: now } = outsetOf(model, system, situations);
    steps.push({ ...outset, offer, label: offerText(offer, models.get(offer.actor)) });
    found.push(news);
    all.push(...taken);
    ({ states } = outset);
    situations = now;
    if (system.isOver()) return;
    const place = canonical([start.name, situations]);
    const known = places.get(place);
    if (known === undefined || known.offers.length > steps.length)
      places.set(place, { start, offers: steps.map((step) => step.offer), times: known?.times ?? 0 });
  };
  for (const offer of way) go(offer);
  while (steps.length < way.length + most) {
    const chances = system.offers().map((offer) => {
      const label = offerText(offer, models.get(offer.actor));
      const standing = isFine && way.length > 0 ? situations : states;
      const key = canonical([start.name, states[model.id], offer.actor, standing[offer.actor], label]);
      return { offer, key, times: seen.get(key) ?? 0 };
    });
    const fewest = Math.min(...chances.map(({ times }) => times));
    const rare = chances.filter(({ times }) => times === fewest);
    const chance = rare[Math.floor(random() * rare.length)];
    if (chance === undefined) break;
    seen.set(chance.key, chance.times + 1);
    go(chance.offer);
  }
  system.stop();
  return { path: { model, start, initial: first.outset, steps }, found, taken: all };
}

/** Where a walk begins: in turns at a start, and at the place from which fewest have gone on. */
function nextPlace(model: Model, { places }: Search, walk: number): Place | undefined {
  const start = model.starts[walk % model.starts.length];
  const least = [...places.values()].reduce<Place | undefined>(
    (best, one) => (best === undefined || one.times <= best.times ? one : best),
    undefined,
  );
  if (Math.floor(walk / model.starts.length) % 2 === 0 || least === undefined)
    return start && { start, offers: [], times: 0 };
  least.times += 1;
  return least;
}

/** The walk up to the last step that shows something new, or nothing where it shows nothing new. */
function shortened({ path, found }: Walk, known: Set<string>): SystemPath | null {
  let length = -1;
  for (const [step, list] of found.entries())
    for (const one of list)
      if (!known.has(one)) {
        known.add(one);
        length = step;
      }
  if (length < 0) return null;
  const steps = path.steps.slice(0, length);
  const said = steps.map(({ offer, label }) => `${offer.actor} ${label}`);
  return { ...path, steps, id: hash([path.model.id, 'system', path.start.name, ...said].join('\n')) };
}

function coverageOf(model: Model, known: ReadonlySet<string>): SystemPlan['covered'] {
  return Object.fromEntries(
    [...membersOf(model)].map(([name, { machine, ...rest }]) => {
      const reasons = excused({ machine, ...rest });
      const all = inventory(machine).transitions.map(({ id }) => id);
      const taken = all.filter((id) => known.has(`${name} ${id}`));
      const excuses = name === model.id ? (model.system?.unreachable ?? {}) : {};
      const missing = all.filter((id) => !known.has(`${name} ${id}`) && !reasons.has(id) && !(id in excuses));
      return [name, { taken: taken.length, missing }];
    }),
  );
}

/** The name under which a machine knows what another actor tells it. */
const eventTypeOf = ({ from, type }: Message): string =>
  type === 'done' ? `xstate.done.actor.${from}` : type === 'failed' ? `xstate.error.actor.${from}` : type;

/** Whether the receiver of a message has a transition for it in any of its states. */
export function isKnown(model: Model, message: Message): boolean {
  const receiver = message.to === null ? undefined : membersOf(model).get(message.to);
  const type = eventTypeOf(message);
  return (
    receiver !== undefined &&
    inventory(receiver.machine).transitions.some(({ id }) => id.split('|')[1] === type)
  );
}

const isWanting = (model: Model, known: ReadonlySet<string>): boolean =>
  (coverageOf(model, known)[model.id]?.missing.length ?? 0) > 0;

/** What an actor outside the children says to the parent, and no child. */
function facesFirst(model: Model): Facing {
  const inside = [...Object.keys(model.system?.children ?? {}), ...(model.system?.joins ?? [])];
  const said = inside.flatMap((src) => model.outcomes[src] ?? []).filter(isSends);
  const types = new Set(said.map(({ sends }) => sends.type));
  return (actor, type) => actor === model.id && !types.has(type);
}

function search(model: Model, faces: Facing, { walks = 600, steps = 40, mostIdle = 12 }: SystemEffort) {
  const looking: Search = {
    seen: new Map(),
    places: new Map(),
    random: randomFrom(1),
    most: steps,
    faces,
  };
  const known = new Set<string>();
  const taken = new Set<string>();
  const paths: SystemPath[] = [];
  let idle = 0;
  for (let walk = 0; walk < walks && (idle < mostIdle || isWanting(model, taken)); walk += 1) {
    const place = nextPlace(model, looking, walk);
    if (place === undefined) break;
    const walked = walkFrom(model, place, looking, walk >= coarse);
    const path = shortened(walked, known);
    for (const id of walked.taken) taken.add(id);
    idle = path ? 0 : idle + 1;
    if (path) paths.push(path);
  }
  const messages = paths.flatMap(({ initial, steps: own }) =>
    [initial, ...own].flatMap((one) => one.messages),
  );
  const once = [...new Map(messages.map((one) => [messageKey(one), one])).values()];
  return { paths, messages: once, covered: coverageOf(model, taken) };
}

/**
 * Plans a parent with its children as one system; the same paths in every run. What one actor of the system is heard to
 * send another is left to that actor: it comes no more from outside.
 */
export function planSystem(model: Model, effort: SystemEffort = {}): SystemPlan {
  const inner = new Set<string>();
  const keyOf = (actor: string | null, type: string) => `${actor} ${type}`;
  const first = facesFirst(model);
  let found = search(model, first, { ...effort, walks: 20 });
  for (;;) {
    const before = inner.size;
    for (const { to, type } of found.messages) inner.add(keyOf(to, type));
    if (before === inner.size) return found;
    const faces: Facing = (actor, type) =>
      (actor !== model.id || first(actor, type)) && !inner.has(keyOf(actor, type));
    found = search(model, faces, effort);
  }
}
