import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { answerOf, connectClient } from '#api/client.ts';
import type { Problem } from '#api/problem.ts';
import { askForProof } from '#browser/step-up.ts';
import { problemWords } from '#domain/words/problems.ts';
import { stepUpWords as words } from '#domain/words/step-up.ts';
import { stepUpModel } from '#machines/session/step-up-model.ts';
import { stepUpMachine } from '#machines/session/step-up.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { StepUp } from '#views/session/step-up.tsx';

proveView(stepUpModel, (actor) => <StepUp actor={actor} email="player@baulk.example" />);

const refused = {
  error: { message: problemWords.password_again, code: 'password_again' },
  response: new Response(null, { status: 403 }),
};
const done = { data: 'done', response: new Response(null, { status: 200 }) };

/** The app's client, with the question on the page. */
function open() {
  const machine = stepUpMachine.provide({
    actors: { proveSession: fromPromise<void, { password: string }>(() => Promise.resolve()) },
  });
  const actor = createActor(machine).start();
  const connection = {
    readToken: () => 'a token',
    isOnline: () => true,
    hasKept: () => false,
    onRefusal: vi.fn(),
    onHeaders: () => {},
    askForProof,
  };
  connectClient(connection);
  const view = render(<StepUp actor={actor} email="player@baulk.example" />);
  return { actor, view, user: userEvent.setup() };
}

let stop: () => void = () => {};
afterEach(() => stop());

it('a call that needs the password waits for it, and is made again by itself', async () => {
  const { actor, user } = open();
  stop = () => actor.stop();
  const call = vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(done);
  const answer = answerOf(call);
  await user.type(await screen.findByLabelText(words.password), 'Baulk#2026');
  expect(await faultsIn(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: words.submit }));
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
});

it('two calls that wait at once are answered by one proof', async () => {
  const { actor, user } = open();
  stop = () => actor.stop();
  const calls = [1, 2].map(() => vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(done));
  const answers = calls.map((call) => answerOf(call));
  await user.type(await screen.findByLabelText(words.password), 'Baulk#2026{Enter}');
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
});

it.each([
  ['cancelled', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['over with its page', async () => stop()],
])('a call whose question is %s is refused to whoever made it', async (_, end) => {
  const { actor, user } = open();
  stop = () => actor.stop();
  const answer = answerOf(vi.fn().mockResolvedValue(refused)).catch((error: Problem) => error.data.code);
  await screen.findByLabelText(words.password);
  await end(user);
  expect(await answer).toBe('password_again');
});
