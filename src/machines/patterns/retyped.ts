import type { AnyActorRef, AnyStateMachine, EventObject, MachineContext, StateMachine } from 'xstate';

/** What a feature knows better of a generic machine that is provided with its parts. */
type Edges = {
  context?: MachineContext;
  event?: EventObject;
  children?: Record<string, AnyActorRef | undefined>;
  input?: unknown;
  emitted?: EventObject;
};

type Edge<Given extends Edges, Name extends keyof Edges, Else> = Name extends keyof Given
  ? NonNullable<Given[Name]>
  : Else;

/** A generic machine with the types of a feature at its edges; all else is as it was. */
export type Retyped<Machine extends AnyStateMachine, Given extends Edges> =
  Machine extends StateMachine<
    infer TContext,
    infer TEvent,
    infer TChildren,
    infer TActor,
    infer TAction,
    infer TGuard,
    infer TDelay,
    infer TStateValue,
    infer TTag,
    infer TInput,
    infer TOutput,
    infer TEmitted,
    infer TMeta,
    infer TConfig
  >
    ? StateMachine<
        Edge<Given, 'context', TContext>,
        Edge<Given, 'event', TEvent>,
        Edge<Given, 'children', TChildren>,
        TActor,
        TAction,
        TGuard,
        TDelay,
        TStateValue,
        TTag,
        Edge<Given, 'input', TInput>,
        TOutput,
        Edge<Given, 'emitted', TEmitted>,
        TMeta,
        TConfig
      >
    : never;
