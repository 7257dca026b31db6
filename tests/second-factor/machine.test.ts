import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { secondFactorModel } from '#machines/second-factor/model.ts';
import { secondFactorMachine } from '#machines/second-factor/machine.ts';

const answerOf = (src: string, named: string): unknown => {
  const outcome = secondFactorModel.outcomes[src]?.find(({ name }) => name === named);
  return outcome && 'ok' in outcome && (outcome.ok ? outcome.output : outcome.error);
};

/** A set-up at which a code has just been refused. */
async function refused() {
  const machine = secondFactorMachine.provide({
    actors: {
      getSecondFactor: fromPromise(async () => answerOf('getSecondFactor', 'off')) as never,
      beginSecondFactor: fromPromise(async () => answerOf('beginSecondFactor', 'begun')) as never,
      confirmSecondFactor: fromPromise(() =>
        Promise.reject(answerOf('confirmSecondFactor', 'wrong code')),
      ) as never,
    },
  });
  const factor = createActor(machine).start();
  await waitFor(factor, (now) => now.matches('off'));
  factor.send({ type: 'begin' });
  await waitFor(factor, (now) => now.matches('scanning'));
  factor.send({ type: 'code.changed', code: '482715' });
  factor.send({ type: 'submit' });
  await waitFor(factor, (now) => now.matches({ scanning: 'faulty' }));
  expect(factor.getSnapshot().context.fault?.field).toBe('code');
  return factor;
}

it('what is wrong with a code is no longer said once another is typed', async () => {
  const factor = await refused();
  factor.send({ type: 'code.changed', code: '482716' });
  expect(factor.getSnapshot().context.fault).toBeNull();
});

it('what is wrong with a code is no longer said while it is sent again', async () => {
  const factor = await refused();
  factor.send({ type: 'submit' });
  expect(factor.getSnapshot().value).toBe('confirming');
  expect(factor.getSnapshot().context.fault).toBeNull();
});
