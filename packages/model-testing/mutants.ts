import { not, StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { listOf, openConfig, type Opened, type Slot } from './mutant-config.ts';
import { randomFrom } from './walk.ts';

/** A kind of fault that a machine can have. */
export type MachineFault =
  | 'dropped transition'
  | 'swapped target'
  | 'negated guard'
  | 'lost action'
  | 'wrong delay';

/** A machine with one fault planted in its configuration; the machine it is made from stays as it is. */
export interface Mutant {
  readonly id: string;
  readonly kind: MachineFault;
  /** The transition, or the list of actions, that has the fault. */
  readonly place: string;
  /** What was changed, in words. */
  readonly text: string;
  readonly machine: AnyStateMachine;
}

type Draft = Omit<Mutant, 'id' | 'machine'> & {
  readonly plant: (opened: Opened) => Partial<Implementations> | void;
};
type Implementations = AnyStateMachine['implementations'];

const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : ((value as { type?: string; name?: string }).type ?? (value as { name?: string }).name ?? 'inline');

const slotIn = ({ slots }: Opened, id: string): Slot => {
  const slot = slots.find((one) => one.id === id);
  if (slot === undefined) throw new Error(`There is no transition ${id}.`);
  return slot;
};

function othersThan(target: AnyStateNode): AnyStateNode[] {
  const siblings = Object.values(target.parent?.states ?? {});
  return target.parent?.type === 'parallel' ? [] : siblings.filter((node) => node !== target);
}

function transitionDrafts({ id, definition }: Slot, random: () => number): Draft[] {
  const drafts: Draft[] = [];
  const isInert = definition.target === undefined && definition.actions.length === 0 && !definition.reenter;
  if (!isInert)
    drafts.push({
      kind: 'dropped transition',
      place: id,
      text: 'the transition is not there',
      plant: (opened) => {
        const { list, index } = slotIn(opened, id);
        list.splice(index, 1);
      },
    });
  const [target] = (definition.target ?? []) as readonly AnyStateNode[];
  const others = target === undefined ? [] : othersThan(target);
  const other = others[Math.floor(random() * others.length)];
  if (target && other)
    drafts.push({
      kind: 'swapped target',
      place: id,
      text: `it leads to ${other.id} instead of ${target.id}`,
      plant: (opened) => {
        const { list, index } = slotIn(opened, id);
        list[index] = { ...list[index], target: `#${other.id}` };
      },
    });
  if (definition.guard !== undefined)
    drafts.push({
      kind: 'negated guard',
      place: id,
      text: `the guard ${nameOf(definition.guard)} says the opposite`,
      plant: (opened) => {
        const { list, index } = slotIn(opened, id);
        list[index] = { ...list[index], guard: not(list[index]?.guard as never) };
      },
    });
  return drafts;
}

function actionDrafts({ actionLists }: Opened): Draft[] {
  return actionLists.flatMap(({ place, owner, key }, at) =>
    listOf(owner[key]).map((action, index): Draft => ({
      kind: 'lost action',
      place,
      text: `${nameOf(action)} is not done`,
      plant: (opened) => {
        const list = opened.actionLists[at];
        if (list) list.owner[list.key] = listOf(list.owner[list.key]).toSpliced(index, 1);
      },
    })),
  );
}

const later = 1_000;

function delayDrafts(machine: AnyStateMachine, { slots, numbers }: Opened): Draft[] {
  const named = Object.entries(machine.implementations.delays ?? {}).flatMap(([name, delay]): Draft[] => {
    const isUsed = slots.some(({ id }) => id.includes(`|xstate.after.${name}.`));
    const place = slots.find(({ id }) => id.includes(`|xstate.after.${name}.`))?.id ?? name;
    if (!isUsed) return [];
    const wrong = (...args: unknown[]) =>
      later +
      Number(typeof delay === 'function' ? (delay as (...given: unknown[]) => unknown)(...args) : delay);
    return [
      {
        kind: 'wrong delay',
        place,
        text: `${name} is ${later} ms too long`,
        plant: () => ({ delays: { ...machine.implementations.delays, [name]: wrong } }) as never,
      },
    ];
  });
  const written = numbers.map(({ key, place }, at): Draft => ({
    kind: 'wrong delay',
    place,
    text: `${key} ms are ${later} ms too long`,
    plant: (opened) => {
      const found = opened.numbers[at];
      if (!found) return;
      found.after[String(Number(key) + later)] = found.after[key];
      delete found.after[key];
    },
  }));
  return [...named, ...written];
}

function grow(machine: AnyStateMachine, { plant }: Draft): AnyStateMachine {
  const opened = openConfig(machine);
  const changed = plant(opened) ?? {};
  return new StateMachine(opened.config as never, { ...machine.implementations, ...changed });
}

/** Every fault of these kinds that a machine can have, each in a machine of its own; targets are chosen by the seed. */
export function mutantsOf(machine: AnyStateMachine, seed = 1): Mutant[] {
  const random = randomFrom(seed);
  const opened = openConfig(machine);
  const drafts = [
    ...opened.slots.flatMap((slot) => transitionDrafts(slot, random)),
    ...actionDrafts(opened),
    ...delayDrafts(machine, opened),
  ];
  return drafts.map((draft) => ({
    id: `${draft.kind}: ${draft.place}: ${draft.text}`,
    kind: draft.kind,
    place: draft.place,
    text: draft.text,
    machine: grow(machine, draft),
  }));
}
