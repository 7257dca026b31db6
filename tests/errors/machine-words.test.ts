import { setTimeout as rest } from 'node:timers/promises';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { Problem, refusalOf } from '#api/problem.ts';
import { forgotPasswordMachine } from '#machines/password/forgot.ts';
import { registrationChoicesMachine } from '#machines/registration/choices.ts';

/** A call that the server answers with 500 and an empty object. */
const wordless = fromPromise<never, never>(async () => {
  throw new Problem(refusalOf(new Response('{}', { status: 500 }), {}));
});

describe('a server that fails without a word', () => {
  it('A-8.19 is told so by the lists of the registration: countries, currencies and clubs', async () => {
    const failing = { listCountries: wordless, listCurrencies: wordless, listActiveClubs: wordless };
    const actor = createActor(registrationChoicesMachine.provide({ actors: failing as never }), {
      input: { kept: null },
    });
    const told: unknown[] = [];
    actor.on('*', (event) => told.push(event));
    actor.start();
    await rest(0);
    const toast = { type: 'notice', notice: { kind: 'toast', tone: 'error', text: 'Something went wrong' } };
    expect(told).toEqual([toast, toast, toast]);
  });

  it('A-8.19 is told so by the form for a forgotten password, which keeps the address', async () => {
    const failing = { requestPasswordReset: wordless };
    const actor = createActor(forgotPasswordMachine.provide({ actors: failing as never }), { input: {} });
    actor.start();
    actor.send({ type: 'email.changed', email: 'rosa@baulk.example' });
    actor.send({ type: 'submit' });
    await rest(0);
    const { refusal, email } = actor.getSnapshot().context;
    expect([refusal, email]).toEqual(['Something went wrong', 'rosa@baulk.example']);
    actor.stop();
  });
});
