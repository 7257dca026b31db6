import { createActor, setup, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { createVirtualClock, type VirtualClock } from './clock.ts';
import { fakedMachine, settleFake } from './fakes.ts';
import type { Path } from './path.ts';
import type { Recorder } from './recorder.ts';
import type { Driver } from './replay.ts';
import { checkSnapshot } from './snapshot.ts';

/** What a bare replay may be given. */
export interface BareOptions {
  readonly recorder?: Recorder;
  /** The machine that is replayed in place of the model's own: a changed one must be caught. */
  readonly machine?: AnyStateMachine;
  readonly clock?: VirtualClock;
}

/** A bare driver, with the running actor for those who want to look at it. */
export interface BareDriver extends Driver {
  readonly actor: AnyActorRef;
  readonly clock: VirtualClock;
}

/** Runs the machine as the child of a host, so that what it sends to its parent arrives somewhere. */
function launch(machine: AnyStateMachine, input: unknown, clock: VirtualClock, recorder?: Recorder) {
  const host = setup({ actors: { subject: machine } }).createMachine({
    id: 'kit.host',
    invoke: { id: 'subject', src: 'subject', input, onError: { actions: () => {} } },
  });
  const root = createActor(host, { clock, ...(recorder && { inspect: (event) => recorder.inspect(event) }) });
  root.start();
  const actor: AnyActorRef | undefined = root.getSnapshot().children.subject;
  if (actor === undefined) throw new Error(`${machine.id} did not start.`);
  return { root, actor };
}

/** Drives the machine itself: fakes for its actors, virtual time, no view. */
export function bareDriver(
  { model, start }: Path,
  { recorder, machine, clock }: BareOptions = {},
): BareDriver {
  const time = clock ?? createVirtualClock();
  const subject = fakedMachine(machine === undefined ? model : { ...model, machine });
  const { root, actor } = launch(subject, start.input, time, recorder);
  return {
    actor,
    clock: time,
    send: ({ event }) => actor.send(event),
    settle: (src, outcome, { actorId }) => settleFake(actor, src, outcome, actorId),
    advance({ ms }) {
      const passed = time.advanceToNext();
      if (passed !== ms) throw new Error(`the next timer fires after ${passed} ms instead of ${ms} ms`);
    },
    check(expected) {
      const seen: AnyMachineSnapshot = actor.getSnapshot();
      checkSnapshot(model, seen, expected);
      recorder?.checked(seen);
    },
    stop: () => void root.stop(),
  };
}
