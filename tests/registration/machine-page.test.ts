import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ProblemData } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';
import { registrationMachine } from '#machines/registration/machine.ts';
import { registrationPageModel } from '#machines/registration/page-model.ts';
import { registrationPageMachine } from '#machines/registration/page.ts';
import { verificationMachine } from '#machines/verification/machine.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(registrationPageModel);

const email = 'ada@baulk.example';
const hour = 3_600_000;

const unproved: ProblemData = {
  kind: 'refused',
  status: 400,
  code: 'email_unverified',
  message: problemWords.email_unverified,
  fields: {},
  retryAfterSeconds: null,
};

/** The popup with its own form and proof, which has proved an address; the server answers as it is told. */
async function open(answer: () => Promise<{ message: string }>) {
  const provedUntil = new Date(Date.now() + hour).toISOString();
  const form = withoutEffects(registrationMachine).provide({
    actors: { registerPlayer: fromPromise(answer) as never },
    guards: { hasFault: () => false },
  });
  const proof = withoutEffects(verificationMachine).provide({
    actors: {
      sendEmailCode: fromPromise(async () => ({ expiresAt: provedUntil, serverNow: provedUntil })) as never,
      verifyEmailCode: fromPromise(async () => ({
        grant: 'proved',
        expiresAt: provedUntil,
        serverNow: provedUntil,
      })) as never,
      deadline: fromCallback(() => {}) as never,
    },
  });
  const actor = createActor(registrationPageMachine.provide({ actors: { form, proof } }));
  const { children } = actor.getSnapshot();
  const told: unknown[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
  if (!children.form || !children.proof) throw new Error('The popup has no form.');
  children.proof.send({ type: 'email.changed', email });
  children.proof.send({ type: 'send' });
  await settle();
  children.proof.send({ type: 'code.changed', code: '123456' });
  await settle();
  return { form: children.form, proof: children.proof, told, settle };
}

const accepted = async (): Promise<{ message: string }> => ({ message: 'Registered.' });

it('the form hears that its address is proved', async () => {
  const { form } = await open(accepted);
  const { context } = form.getSnapshot();
  expect([context.form.email, context.stage, context.grant]).toEqual([email, 'verified', 'proved']);
});

it('a registration uses the proof up, and can be left afterwards', async () => {
  const { form, proof, settle, told } = await open(accepted);
  form.send({ type: 'submit' });
  await settle();
  expect(proof.getSnapshot().value).toBe('used');
  form.send({ type: 'login' });
  expect(told).toEqual([{ type: 'left', to: 'login', email }]);
});

it('a proof that the server does not take is given up, and the form hears of it', async () => {
  const { form, proof, settle } = await open(() => Promise.reject(unproved));
  form.send({ type: 'submit' });
  await settle();
  expect(proof.getSnapshot().value).toBe('unverified');
  expect(form.getSnapshot().context.stage).toBe('unverified');
});

it('leaving drops the address with what was typed', async () => {
  const { form, proof, told } = await open(accepted);
  form.send({ type: 'cancel' });
  form.send({ type: 'leave' });
  expect(proof.getSnapshot().context.email).toBe('');
  expect(told).toEqual([{ type: 'left', to: 'page', email }]);
});
