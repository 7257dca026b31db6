import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';

/** What of a running actor XState keeps to itself. */
type Inner = {
  readonly _actorScope: Parameters<AnyStateMachine['restoreSnapshot']>[1];
  update(snapshot: AnyMachineSnapshot, event: { type: string }): void;
  readonly system: {
    readonly scheduler: {
      cancelAll(actor: AnyActorRef): void;
      schedule(from: AnyActorRef, to: AnyActorRef, event: { type: string }, ms: number, id: string): void;
    };
  };
};

/** A machine as it could be kept: with its children as they were then, not as they have become. */
export function keepable(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Snapshot<unknown> | null {
  try {
    return machine.getPersistedSnapshot(snapshot);
  } catch {
    // An actor that is written inline has no name under which it could be started again.
    return null;
  }
}

function childrenOf(snapshot: AnyMachineSnapshot): AnyActorRef[] {
  return Object.values(snapshot.children as Record<string, AnyActorRef | undefined>).flatMap(
    (child) => child ?? [],
  );
}

/** The waits of the active states; they begin again, because nobody has kept how far they were. */
function timersOf({ machine, _nodes, context }: AnyMachineSnapshot): (readonly [type: string, ms: number])[] {
  return _nodes.flatMap((node) =>
    node.after.flatMap(({ delay, eventType }) => {
      const named = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
      const ms =
        typeof named === 'function'
          ? named({ context, event: { type: eventType } } as never, {} as never)
          : named;
      return typeof ms === 'number' ? [[eventType, ms] as const] : [];
    }),
  );
}

/** Puts a running machine back to how it stood: what it ran then runs again, and it goes on from there. */
export function putBack(actor: AnyActorRef, machine: AnyStateMachine, kept: Snapshot<unknown>): void {
  const inner = actor as unknown as Inner;
  const { scheduler } = inner.system;
  scheduler.cancelAll(actor);
  for (const child of childrenOf(actor.getSnapshot() as AnyMachineSnapshot))
    (child as unknown as { _stop(): void })._stop();
  const snapshot = machine.restoreSnapshot(kept, inner._actorScope) as AnyMachineSnapshot;
  inner.update(snapshot, { type: 'put.back' });
  for (const child of childrenOf(snapshot)) (child as Actor<AnyStateMachine>).start();
  for (const [type, ms] of timersOf(snapshot)) scheduler.schedule(actor, actor, { type }, ms, type);
}
