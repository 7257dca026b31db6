import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One transition as a machine's configuration writes it, free to be changed. */
export interface RawTransition {
  target?: unknown;
  guard?: unknown;
  actions?: unknown;
  [key: string]: unknown;
}

/** Where a transition stands in a configuration, with what the machine makes of it. */
export interface Slot {
  /** The id that the inventory gives it. */
  readonly id: string;
  readonly list: RawTransition[];
  readonly index: number;
  readonly definition: AnyTransitionDefinition;
}

/** A list of actions in a configuration. */
export interface ActionList {
  readonly place: string;
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

type Raw = Record<string, unknown>;

/** A copy whose lists and plain objects can be changed without the machine noticing. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, copyOf(held)])) as T;
}

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function transitionsIn(owner: Raw, key: string): RawTransition[] {
  const list = listOf(owner[key]).map((one) =>
    typeof one === 'object' && one !== null ? (one as RawTransition) : { target: one },
  );
  owner[key] = list;
  return list;
}

function slotsOf(node: AnyStateNode, raw: Raw): Slot[] {
  const found = (owner: Raw, key: string, eventType: string): Slot[] => {
    if (owner[key] === undefined) return [];
    const list = transitionsIn(owner, key);
    const definitions = eventType === '' ? (node.always ?? []) : (node.transitions.get(eventType) ?? []);
    const id = (index: number) => `${node.id}|${eventType || '@always'}|${index}`;
    return list.flatMap((_, index) => {
      const definition = definitions[index];
      return definition === undefined ? [] : [{ id: id(index), list, index, definition }];
    });
  };
  const on = (raw['on'] ?? {}) as Raw;
  const after = (raw['after'] ?? {}) as Raw;
  const invokes = listOf(raw['invoke']) as Raw[];
  return [
    ...Object.keys(on).flatMap((type) => found(on, type, type)),
    ...Object.keys(after).flatMap((delay) => found(after, delay, `xstate.after.${delay}.${node.id}`)),
    ...found(raw, 'always', ''),
    ...found(raw, 'onDone', `xstate.done.state.${node.id}`),
    ...invokes.flatMap((invoke, index) => {
      const id = node.invoke[index]?.id ?? '';
      return [
        ...found(invoke, 'onDone', `xstate.done.actor.${id}`),
        ...found(invoke, 'onError', `xstate.error.actor.${id}`),
      ];
    }),
  ];
}

/** A machine's configuration taken apart into what a fault can be planted in. */
export interface Opened {
  readonly config: Raw;
  readonly slots: readonly Slot[];
  readonly actionLists: readonly ActionList[];
  /** Delays that stand in the configuration as numbers: the object that has them, and which. */
  readonly numbers: readonly { readonly after: Raw; readonly key: string; readonly place: string }[];
}

/** Takes a copy of a machine's configuration apart. */
export function openConfig(machine: AnyStateMachine): Opened {
  const config = copyOf(machine.config) as unknown as Raw;
  const slots: Slot[] = [];
  const actionLists: ActionList[] = [];
  const numbers: { after: Raw; key: string; place: string }[] = [];
  const visit = (node: AnyStateNode, raw: Raw): void => {
    const own = slotsOf(node, raw);
    slots.push(...own);
    for (const { id, list, index } of own) {
      const owner = list[index];
      if (owner) actionLists.push({ place: id, owner, key: 'actions' });
    }
    for (const key of ['entry', 'exit']) actionLists.push({ place: `${node.id}|${key}`, owner: raw, key });
    const after = (raw['after'] ?? {}) as Raw;
    for (const key of Object.keys(after))
      if (/^\d+$/.test(key)) numbers.push({ after, key, place: `${node.id}|after ${key}` });
    const states = (raw['states'] ?? {}) as Record<string, Raw>;
    for (const [key, below] of Object.entries(node.states)) if (states[key]) visit(below, states[key]);
  };
  visit(machine.root, config);
  return { config, slots, actionLists, numbers };
}
