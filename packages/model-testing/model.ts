import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  MachineContext,
  SnapshotFrom,
  TagsFrom,
} from 'xstate';
import type { CasesOf, ControlsOf, OptionalWhenEmpty, OutcomesOf, StatePathOf } from './model-types.ts';
import type { Outcome } from './outcome.ts';
import type { Control, Show, Shown } from './surface.ts';

/** One way to begin: its own input and, where they differ, its own actor outcomes. */
export interface Start<TInput = unknown, TOutcomes = Readonly<Record<string, readonly Outcome[]>>> {
  readonly name: string;
  readonly input?: TInput;
  readonly outcomes?: Partial<TOutcomes>;
}

type Begin<TInput, TOutcomes> = undefined extends TInput
  ? { readonly input?: TInput; readonly starts?: readonly Start<TInput, TOutcomes>[] }
  :
      | { readonly input: TInput; readonly starts?: readonly Start<TInput, TOutcomes>[] }
      | {
          readonly input?: never;
          readonly starts: readonly (Start<TInput, TOutcomes> & { readonly input: TInput })[];
        };

/** The children with which a machine is planned and played as one system. */
export interface Joined {
  /** The model of each child that takes part with its own machine, by the source of the actor. */
  readonly children: Readonly<Record<string, Model>>;
  /** Sources of actors that only pass on what children say; they take part as they are. */
  readonly joins?: readonly string[];
  /** Why a transition of the parent cannot be reached with children that are whole, by its id. */
  readonly unreachable?: Readonly<Record<string, string>>;
}

/** What tests, drawings and reports need to know about a machine beyond its transitions. */
export type ModelSpec<M extends AnyStateMachine> = Begin<InputFrom<M>, OutcomesOf<M>> &
  OptionalWhenEmpty<'cases', CasesOf<EventFrom<M>, ContextFrom<M>>> &
  OptionalWhenEmpty<'outcomes', OutcomesOf<M>> & {
    /** The machine's own id unless given. */
    readonly id?: string;
    /** Every context field that a guard, a dynamic delay or a case reads, in buckets where it counts, in the states where it does. */
    readonly identity?: (context: ContextFrom<M>, snapshot: SnapshotFrom<M>) => unknown;
    /** The control of each user event; an event that no control makes is `{ kind: 'outside' }`. */
    readonly controls?: ControlsOf<EventFrom<M>, ContextFrom<M>>;
    /** What the view shows, by state path (`form.editing`); the entry of a parent holds in its children too. */
    readonly shows?: {
      readonly [P in StatePathOf<M>]?:
        | Show<TagsFrom<M> & string>
        | ((context: ContextFrom<M>) => Show<TagsFrom<M> & string>);
    };
    /** What the view shows while a tag is on, and only then: the spinner of `busy`. */
    readonly tags?: { readonly [T in TagsFrom<M> & string]?: Shown };
    /** Context and payload keys that never reach a log, a report or a drawing. */
    readonly secrets?: readonly string[];
    /** Context keys that differ from run to run (instants, random ids) and are not compared. */
    readonly volatile?: readonly (keyof ContextFrom<M> & string)[];
    /** Requirement ids by state path, state id or transition id. */
    readonly requirements?: Readonly<Record<string, readonly string[]>>;
    /** Why a state or transition cannot be reached, by state path, state id or transition id. */
    readonly unreachable?: Readonly<Record<string, string>>;
    /** Claims about every snapshot; `before` is the snapshot one step earlier. */
    readonly invariants?: Readonly<
      Record<string, (snapshot: SnapshotFrom<M>, before: SnapshotFrom<M> | undefined) => boolean>
    >;
    /** The most situations the planner explores before it gives up; 20,000 unless given. */
    readonly limit?: number;
    /** The children with which it is one system, where they are coupled. */
    readonly system?: Joined;
    /** Where the planner does not go on. */
    readonly stopWhen?: (snapshot: SnapshotFrom<M>) => boolean;
    /** Each path ends once it has shown something new: where what came before would change how the rest turns out. */
    readonly endsEarly?: boolean;
  };

/** A machine with its model, in the form that the rest of the kit reads. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  readonly id: string;
  readonly starts: readonly Start[];
  readonly cases: Readonly<
    Record<string, readonly object[] | ((context: MachineContext) => readonly object[]) | undefined>
  >;
  readonly outcomes: Readonly<Record<string, readonly Outcome[] | undefined>>;
  readonly identity: (context: MachineContext, snapshot: AnyMachineSnapshot) => unknown;
  readonly controls: Readonly<Record<string, Control<MachineContext, AnyEventObject> | undefined>>;
  readonly shows: Readonly<Record<string, Show | ((context: MachineContext) => Show) | undefined>>;
  readonly tags: Readonly<Record<string, Shown | undefined>>;
  readonly secrets: readonly string[];
  readonly volatile: readonly string[];
  readonly requirements: Readonly<Record<string, readonly string[]>>;
  readonly unreachable: Readonly<Record<string, string>>;
  readonly invariants: Readonly<
    Record<string, (snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot | undefined) => boolean>
  >;
  readonly limit: number;
  readonly stopWhen: (snapshot: AnyMachineSnapshot) => boolean;
  readonly endsEarly: boolean;
  readonly system: Joined | null;
}

// A conditional type, because only such a type is resolved before the callbacks inside the model get their types.
type SpecOf<M> = M extends AnyStateMachine ? ModelSpec<M> : never;

/** Couples a machine with its model; the planner fails on what the machine does not have. */
export function defineModel<M extends AnyStateMachine>(machine: M, spec: SpecOf<M>): Model<M> {
  // The kit walks any machine, so the types of this one end here: the spec has been checked against them.
  const given = spec as unknown as Partial<Model<M>> & { readonly input?: unknown };
  return {
    cases: {},
    outcomes: {},
    identity: () => null,
    controls: {},
    shows: {},
    tags: {},
    secrets: [],
    volatile: [],
    requirements: {},
    unreachable: {},
    invariants: {},
    limit: 20_000,
    stopWhen: () => false,
    endsEarly: false,
    system: null,
    ...given,
    machine,
    id: given.id ?? machine.id,
    starts: (given.starts ?? [{ name: 'start' }]).map((start) => ({ input: given.input, ...start })),
  };
}
