import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ProblemData } from '#api/problem.ts';
import type { SocialAnswer } from '#api/social.ts';
import { problemWords } from '#domain/words/problems.ts';
import { signInMachine } from '#machines/sign-in/machine.ts';
import { accepted } from '#machines/sign-in/model.ts';
import { signInPageModel } from '#machines/sign-in/page-model.ts';
import { signInPageMachine, type SignInPageEmitted } from '#machines/sign-in/page.ts';
import { socialMachine } from '#machines/social/machine.ts';
import { verificationMachine } from '#machines/verification/machine.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(signInPageModel);

const email = 'ada@baulk.example';
const later = new Date(Date.now() + 3_600_000).toISOString();
const unproved: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'social_email_unproved',
  message: problemWords.social_email_unproved,
  fields: {},
  retryAfterSeconds: null,
};
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The popup with its own children; the provider that is chosen tells no address, and codes prove what is typed. */
function open() {
  const form = withoutEffects(signInMachine).provide({
    actors: { signIn: fromPromise(async () => accepted) as never },
  });
  const social = withoutEffects(socialMachine).provide({
    actors: {
      createSocialNonce: fromPromise(async () => ({
        nonce: 'once',
        expiresAt: later,
        serverNow: later,
      })),
      providerWindow: fromCallback(({ sendBack }) => {
        setImmediate(() => sendBack({ type: 'provider.answered', token: 'a token' }));
      }) as never,
      deadline: fromCallback(() => {}) as never,
      signInWithFacebook: fromPromise<SocialAnswer, object>(({ input }) =>
        'grant' in input ? Promise.resolve({ ...accepted, isNewPlayer: false }) : Promise.reject(unproved),
      ),
    },
  });
  const proof = withoutEffects(verificationMachine).provide({
    actors: {
      sendEmailCode: fromPromise(async () => ({ expiresAt: later, serverNow: later })) as never,
      verifyEmailCode: fromPromise(async () => ({
        grant: 'proved',
        expiresAt: later,
        serverNow: later,
      })) as never,
      deadline: fromCallback(() => {}) as never,
    },
  });
  const machine = signInPageMachine.provide({ actors: { form, social, proof } });
  const actor = createActor(machine, { input: { email: 'first@baulk.example' } });
  const { children } = actor.getSnapshot();
  const told: SignInPageEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  if (!children.form || !children.social || !children.proof) throw new Error('The popup has no form.');
  const prove = async (): Promise<void> => {
    children.proof?.send({ type: 'email.changed', email });
    children.proof?.send({ type: 'send' });
    await settle();
    children.proof?.send({ type: 'code.changed', code: '123456' });
    await settle();
  };
  const choose = async (): Promise<void> => {
    const provider = { provider: 'facebook', clientId: 'own' } as never;
    children.social?.send({ type: 'choose', provider, shouldRemember: false });
    for (let turn = 0; turn < 5; turn += 1) await settle();
  };
  return { form: children.form, social: children.social, told, prove, choose };
}

const proofIn = ({ social }: ReturnType<typeof open>) => social.getSnapshot().context.proof;
const proved = { email, stage: 'verified', grant: 'proved' };

it('tells which address stands in the form, at first and as it is typed', () => {
  const { form, told } = open();
  form.send({ type: 'email.changed', email });
  form.send({ type: 'password.changed', password: 'Corner#2026' });
  expect(told).toEqual([
    { type: 'email.typed', email: 'first@baulk.example' },
    { type: 'email.typed', email },
  ]);
});

it('passes on that somebody signs in by the form', async () => {
  const { form, told } = open();
  form.send({ type: 'password.changed', password: 'Corner#2026' });
  form.send({ type: 'submit' });
  await settle();
  expect(told.map(({ type }) => type)).toEqual(['email.typed', 'sign.in.started', 'signed.in']);
});

it('a provider hears of an address that is proved after it was asked for, and signs in with it', async () => {
  const popup = open();
  await popup.choose();
  expect(popup.social.getSnapshot().value).toBe('needsProof');
  await popup.prove();
  expect(proofIn(popup)).toEqual(proved);
  popup.social.send({ type: 'submit' });
  await settle();
  expect(popup.told.at(-1)).toMatchObject({ type: 'signed.in', shouldRemember: false });
});

it('a provider hears of an address that was proved before it was asked for', async () => {
  const popup = open();
  await popup.prove();
  await popup.choose();
  expect(proofIn(popup)).toEqual(proved);
});
