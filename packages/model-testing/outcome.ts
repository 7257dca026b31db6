import type { AnyEventObject } from 'xstate';

type OutputPart<TOutput> = [TOutput] extends [never]
  ? { readonly output?: TOutput }
  : undefined extends TOutput
    ? { readonly output?: TOutput }
    : { readonly output: TOutput };

/** The actor finishes, with an output where its logic has one. */
export type Done<TOutput = unknown> = { readonly name: string; readonly ok: true } & OutputPart<TOutput>;

/** The actor fails; the error is plain data, because two `Error` objects serialise alike. */
export interface Failed {
  readonly name: string;
  readonly ok: false;
  readonly error: unknown;
}

/** The actor sends an event to the machine and goes on: a deadline, a socket. */
export interface Sends<TEvent = AnyEventObject> {
  readonly name: string;
  readonly sends: TEvent;
}

/** One way an invoked actor can turn out. */
export type Outcome<TOutput = unknown, TEvent = AnyEventObject> = Done<TOutput> | Failed | Sends<TEvent>;

/** Whether the actor sends an event and goes on, instead of coming to an end. */
export function isSends(outcome: Outcome): outcome is Sends {
  return 'sends' in outcome;
}
