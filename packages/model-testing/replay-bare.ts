import {
  createActor,
  setup,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { createVirtualClock, type VirtualClock } from './clock.ts';
import { effectText } from './effects.ts';
import { fakedMachine, settleFake } from './fakes.ts';
import type { Path } from './path.ts';
import type { Recorder } from './recorder.ts';
import type { Driver } from './replay.ts';
import { watchRest } from './rest.ts';
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
function launch(
  machine: AnyStateMachine,
  input: unknown,
  clock: VirtualClock,
  inspect: (event: InspectionEvent) => void,
) {
  const host = setup({ actors: { subject: machine } }).createMachine({
    id: 'kit.host',
    invoke: { id: 'subject', src: 'subject', input, onError: { actions: () => {} } },
  });
  const root = createActor(host, { clock, inspect });
  root.start();
  const actor: AnyActorRef | undefined = root.getSnapshot().children.subject;
  if (actor === undefined) throw new Error(`${machine.id} did not start.`);
  return { root, actor };
}

const listed = (names: readonly string[]): string => names.join(', ') || 'nothing';

function checkEffects(seen: readonly string[], expected: readonly string[]): void {
  if (listed(seen) === listed(expected)) return;
  throw new Error(`what was done is ${listed(seen)} instead of ${listed(expected)}`);
}

/** Drives the machine itself: fakes for its actors, virtual time, no view. */
export function bareDriver(
  { model, start }: Path,
  { recorder, machine, clock }: BareOptions = {},
): BareDriver {
  const time = clock ?? createVirtualClock();
  const subject = fakedMachine(machine === undefined ? model : { ...model, machine });
  let done: string[] = [];
  const hold = watchRest();
  const inspect = (event: InspectionEvent): void => {
    hold(event);
    recorder?.inspect(event);
    if (
      event.type !== '@xstate.action' ||
      (event.actorRef as AnyActorRef)._parent?.sessionId !== event.rootId
    )
      return;
    const { type, params } = event.action;
    done.push(...[effectText(type, params) ?? []].flat());
  };
  const { root, actor } = launch(subject, start.input, time, inspect);
  return {
    actor,
    clock: time,
    send: ({ event }) => actor.send(event),
    settle: (src, outcome, { actorId }) => settleFake(actor, src, outcome, actorId),
    advance({ ms }) {
      const passed = time.advanceToNext();
      if (passed !== ms) throw new Error(`the next timer fires after ${passed} ms instead of ${ms} ms`);
    },
    check(expected, effects) {
      const seen: AnyMachineSnapshot = actor.getSnapshot();
      checkSnapshot(model, seen, expected);
      if (effects !== undefined) checkEffects(done, effects);
      done = [];
      recorder?.checked(seen);
    },
    stop: () => void root.stop(),
  };
}
