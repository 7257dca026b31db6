import type {
  AnyStateMachine,
  EventFrom,
  EventObject,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Outcome } from './outcome.ts';
import type { Control } from './surface.ts';

type OfType<TEvent extends EventObject, TType extends TEvent['type']> = Extract<TEvent, { type: TType }>;

type PayloadOf<TEvent> = TEvent extends unknown
  ? { readonly [K in keyof TEvent as K extends 'type' ? never : K]: TEvent[K] }
  : never;

type NeedsPayload<TEvent> = Record<never, never> extends PayloadOf<TEvent> ? false : true;

type CaseList<TPayload, TContext> = readonly TPayload[] | ((context: TContext) => readonly TPayload[]);

/** The payload cases per event type: required where the payload has a required key. */
export type CasesOf<TEvent extends EventObject, TContext> = {
  readonly [T in TEvent['type'] as NeedsPayload<OfType<TEvent, T>> extends true ? T : never]: CaseList<
    PayloadOf<OfType<TEvent, T>>,
    TContext
  >;
} & {
  readonly [T in TEvent['type'] as NeedsPayload<OfType<TEvent, T>> extends true ? never : T]?: CaseList<
    PayloadOf<OfType<TEvent, T>>,
    TContext
  >;
};

/** The control per event type, with the keys of its payload. */
export type ControlsOf<TEvent extends EventObject, TContext> = {
  readonly [T in TEvent['type']]?: Control<
    TContext,
    OfType<TEvent, T>,
    keyof PayloadOf<OfType<TEvent, T>> & string
  >;
};

type ActorOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer TActor extends ProvidedActor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _StateSchema,
    infer _TransitionMeta
  >
    ? TActor
    : never;

/** The outcomes per actor source, with the output of its logic and the events of the machine. */
export type OutcomesOf<M extends AnyStateMachine> = {
  readonly [A in ActorOf<M> as A['src']]: readonly Outcome<OutputFrom<A['logic']>, EventFrom<M>>[];
};

type Paths<TValue> = TValue extends string
  ? TValue
  : { [K in keyof TValue & string]: K | `${K}.${Paths<TValue[K]>}` }[keyof TValue & string];

/** The dotted path of every state below the root. */
export type StatePathOf<M extends AnyStateMachine> = string extends SnapshotFrom<M>['value']
  ? string
  : Paths<SnapshotFrom<M>['value']>;

/** A property that may be left out when none of its keys is required. */
export type OptionalWhenEmpty<TKey extends string, TValue> =
  Record<never, never> extends TValue ? { readonly [K in TKey]?: TValue } : { readonly [K in TKey]: TValue };
