import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { playerDeskMachine } from '#machines/players/desk.ts';

const ada = { userId: 21, fullName: 'Ada Byron', version: '1' };
const alan = { userId: 22, fullName: 'Alan Turing', version: '1' };

it('a link that is asked for again, because no answer came, goes under the same key; the next one does not', async () => {
  const sent: { userId: number; key: string }[] = [];
  let line: 'silent' | 'open' = 'silent';
  const desk = createActor(
    playerDeskMachine.provide({
      actors: {
        resendPasswordEmail: fromPromise<{ message: string }, { userId: number; key: string }>(
          async ({ input }) => {
            sent.push(input);
            if (line === 'silent') throw new Error('silence');
            return { message: 'Mailed.' };
          },
        ),
      },
    }),
  ).start();
  const resend = async (player: typeof ada) => {
    desk.send({ type: 'resend', player });
    await waitFor(desk, (snapshot) => snapshot.matches('idle'));
  };
  await resend(ada);
  line = 'open';
  await resend(ada);
  await resend(ada);
  line = 'silent';
  await resend(alan);
  const keys = sent.map(({ key }) => key);
  expect(sent.map(({ userId }) => userId)).toEqual([21, 21, 21, 22]);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
