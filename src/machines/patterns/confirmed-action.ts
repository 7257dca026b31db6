type ConfirmedAction = {
  /** The state that asks, and its description. */
  asking: string;
  asks: string;
  /** The state in which the call is on its way, and its description. */
  doing: string;
  does: string;
  /** The event that agrees, where it is not `confirm`, and what is done besides. */
  confirm?: string;
  confirmed?: unknown;
  /** The ways back from the question, by the events that take them. */
  back: Readonly<Record<string, unknown>>;
  /** The call, and where it leads: done, refused or unanswered. */
  invoke: { src: string; onDone: unknown; onError: unknown };
};

type Confirm<Given extends ConfirmedAction> = Given extends { confirm: infer Event extends string }
  ? Event
  : 'confirm';

type Confirmed<Given extends ConfirmedAction> = Given extends { confirmed: infer Actions }
  ? { target: Given['doing']; actions: Actions }
  : { target: Given['doing'] };

type ConfirmedStates<Given extends ConfirmedAction> = {
  readonly [State in Given['asking']]: {
    readonly description: string;
    readonly on: { readonly [Event in Confirm<Given>]: Confirmed<Given> } & Given['back'];
  };
} & {
  readonly [State in Given['doing']]: {
    readonly description: string;
    readonly tags: 'busy';
    readonly invoke: Given['invoke'];
  };
};

/** Two states: one asks before something is done, the other does it by one call. */
export function confirmedAction<const Given extends ConfirmedAction>(given: Given): ConfirmedStates<Given> {
  const { asking, asks, doing, does, confirm = 'confirm', confirmed, back, invoke } = given;
  const agreed = { target: doing, ...(confirmed === undefined ? {} : { actions: confirmed }) };
  return {
    [asking]: { description: asks, on: { [confirm]: agreed, ...back } },
    [doing]: { description: does, tags: 'busy', invoke },
  } as ConfirmedStates<Given>;
}
