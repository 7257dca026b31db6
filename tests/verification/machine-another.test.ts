import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import { verificationMachine, type VerificationActor } from '#machines/verification/machine.ts';
import { verificationModel } from '#machines/verification/model.ts';
import { withoutEffects } from '#tests/support/effects.ts';

const never = new Promise<never>(() => {});
const tooSoon = verificationModel.outcomes['sendEmailCode']?.find(({ name }) => name === 'too soon');

/** A code that was sent a while ago, with a wait for another one that is over as the test says. */
function begin(): { verification: VerificationActor; endRest: () => void } {
  let endRest = (): void => {};
  let sent = 0;
  const machine = withoutEffects(verificationMachine).provide({
    actors: {
      deadline: fromCallback(() => {}),
      rest: fromCallback(({ sendBack }: { sendBack: (event: EventObject) => void }) => {
        endRest = () => sendBack({ type: 'rest.over' });
      }) as never,
      sendEmailCode: fromPromise(() => {
        sent += 1;
        return sent === 1 ? Promise.reject((tooSoon as { error: unknown }).error) : never;
      }) as never,
    },
  });
  const kept = verificationModel.starts.find(({ name }) => name === 'a code kept');
  const verification = createActor(machine, { input: kept?.input as never }).start();
  return { verification, endRest: () => endRest() };
}

it('another code that came too soon is waited for as long as the server says', async () => {
  const { verification, endRest } = begin();
  endRest();
  expect(verification.getSnapshot().context.resendAt).toBeNull();
  verification.send({ type: 'send' });
  await waitFor(verification, (now) => now.matches({ codeSent: { another: 'resting' } }));
  expect(verification.getSnapshot().context.resendAt).not.toBeNull();
});

it('a wait that is over is not waited for again, and what was refused is no longer said as another code is asked for', async () => {
  const { verification, endRest } = begin();
  endRest();
  verification.send({ type: 'send' });
  await waitFor(verification, (now) => now.matches({ codeSent: { another: 'resting' } }));
  expect(verification.getSnapshot().context.message).not.toBeNull();
  endRest();
  verification.send({ type: 'send' });
  expect(verification.getSnapshot().value).toBe('resending');
  expect(verification.getSnapshot().context.message).toBeNull();
});
