import type { ActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';
import type { Model } from './model.ts';
import { isSends, type Outcome } from './outcome.ts';
import { sourcesOf } from './subject.ts';

type FakeSnapshot = Snapshot<unknown> & { readonly input?: unknown };

const fakeEvent = 'kit.outcome';

function isOutcomeEvent(event: AnyEventObject): event is { type: string; outcome: Outcome } {
  return event.type === fakeEvent;
}

/** Stands for any actor: it waits for the outcome that a step brings, whatever kind of actor it replaces. */
const fake: ActorLogic<FakeSnapshot, AnyEventObject, unknown> = {
  getInitialSnapshot: (_scope, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition(snapshot, event, { self }) {
    if (event.type === 'xstate.stop')
      return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
    if (!isOutcomeEvent(event)) return snapshot;
    const { outcome } = event;
    if (isSends(outcome)) {
      self._parent?.send(outcome.sends);
      return snapshot;
    }
    return outcome.ok
      ? { ...snapshot, status: 'done', output: outcome.output, error: undefined }
      : { ...snapshot, status: 'error', output: undefined, error: outcome.error };
  },
};

/** Fakes for every actor of a model; `real` names those that stay as they are. */
export function fakeActors(model: Model, real: readonly string[] = []): Record<string, typeof fake> {
  const sources = sourcesOf(model).filter((src) => !real.includes(src));
  return Object.fromEntries(sources.map((src) => [src, fake]));
}

/** The machine of a model with its actors faked, of the same type, so that its views take it. */
export function fakedMachine<M extends AnyStateMachine>(model: Model<M>, real?: readonly string[]): M {
  return model.machine.provide({ actors: fakeActors(model, real) }) as M;
}

/** Lets the running fake of a source turn out as told; fails where none is running. */
export function settleFake(parent: AnyActorRef, src: string, outcome: Outcome, actorId?: string): void {
  const children: Record<string, AnyActorRef | undefined> = parent.getSnapshot().children ?? {};
  const running = Object.entries(children).filter(
    ([id, child]) => child?.src === src && child.getSnapshot().status === 'active' && (actorId ?? id) === id,
  );
  const [, child] = running.at(-1) ?? [];
  if (child === undefined) {
    const others = Object.values(children).map((other) => String(other?.src));
    throw new Error(
      `No actor "${src}" is running that could be "${outcome.name}"; running: ${others.join(', ') || 'none'}.`,
    );
  }
  child.send({ type: fakeEvent, outcome });
}
