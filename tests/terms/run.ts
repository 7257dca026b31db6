import { createActor, fromCallback, type EventObject, type SnapshotFrom } from 'xstate';
import { createVirtualClock } from '#model-testing/clock.ts';
import { fakeActors, settleFake } from '#model-testing/fakes.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { termsMachine, type TermsEmitted, type TermsEvent } from '#machines/terms/machine.ts';
import { termsModel } from '#machines/terms/model.ts';

/** The terms machine with an acceptance that turns out as told, and all that it tells, its text too. */
export function runTerms(isPending: boolean) {
  const clock = createVirtualClock();
  const toText: EventObject[] = [];
  const text = fromCallback(({ receive }) => receive((event) => void toText.push(event)));
  const actors = { ...fakeActors(termsModel), text: text as never };
  const actor = createActor(termsMachine.provide({ actors }), {
    clock,
    input: { isPending },
  });
  const told: TermsEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  return {
    told,
    toText,
    pass: (ms: number) => clock.advance(ms),
    send: (event: TermsEvent) => actor.send(event),
    answer: (outcome: Outcome) => settleFake(actor, 'acceptTerms', outcome),
    snapshot: (): SnapshotFrom<typeof termsMachine> => actor.getSnapshot(),
  };
}
