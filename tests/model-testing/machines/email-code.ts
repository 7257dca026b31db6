import { assign, fromPromise, setup } from 'xstate';
import { defineModel } from '#model-testing/model.ts';

interface Context {
  readonly email: string;
  readonly code: string;
  readonly attempts: number;
  readonly problem: string | null;
}

type Event =
  | { type: 'email.changed'; email: string }
  | { type: 'email.edit' }
  | { type: 'code.changed'; code: string }
  | { type: 'submit' }
  | { type: 'retry' }
  | { type: 'resend' };

const absent = () => Promise.reject(new Error('replaced in every test'));

const problemOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

/** Proves that an e-mail address belongs to the person: nine states, thirteen transitions. */
export const emailCodeMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    sendCode: fromPromise<void, { email: string }>(absent),
    verifyCode: fromPromise<void, { email: string; code: string }>(absent),
  },
  guards: {
    isEmail: ({ context }) => context.email.includes('@'),
    isComplete: ({ context }) => context.code.length === 6,
    isLastAttempt: ({ context }) => context.attempts >= 2,
  },
  delays: { ttl: 300_000 },
}).createMachine({
  id: 'emailCode',
  context: { email: '', code: '', attempts: 0, problem: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.changed': { actions: assign({ email: ({ event }) => event.email }) },
        submit: { guard: 'isEmail', target: 'sending' },
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ code: '', attempts: 0, problem: null }),
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'code',
        onError: { target: 'unsent', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    unsent: { on: { retry: 'sending' } },
    code: {
      initial: 'entering',
      on: { 'email.edit': 'editing' },
      states: {
        entering: {
          on: {
            'code.changed': { actions: assign({ code: ({ event }) => event.code }) },
            submit: { guard: 'isComplete', target: 'verifying' },
          },
          after: { ttl: 'expired' },
        },
        verifying: {
          tags: 'busy',
          invoke: {
            src: 'verifyCode',
            input: ({ context }) => ({ email: context.email, code: context.code }),
            onDone: '#emailCode.verified',
            onError: [
              { guard: 'isLastAttempt', target: '#emailCode.locked' },
              {
                target: 'entering',
                actions: assign({
                  attempts: ({ context }) => context.attempts + 1,
                  problem: ({ event }) => problemOf(event.error),
                }),
              },
            ],
          },
        },
        expired: { on: { resend: '#emailCode.sending' } },
      },
    },
    locked: { type: 'final' },
    verified: { type: 'final' },
  },
});

export const emailCodeModel = defineModel(emailCodeMachine, {
  cases: {
    'email.changed': [{ email: 'nobody' }, { email: 'ada@example.com' }],
    'code.changed': [{ code: '123456' }],
  },
  outcomes: {
    sendCode: [
      { name: 'sent', ok: true },
      { name: 'offline', ok: false, error: { code: 'offline' } },
    ],
    verifyCode: [
      { name: 'right', ok: true },
      { name: 'wrong', ok: false, error: { code: 'wrong_code' } },
    ],
  },
  identity: ({ email, code, attempts }) => [email.includes('@'), code.length, attempts],
  controls: {
    'email.changed': { role: 'textbox', name: 'E-mail', value: 'email' },
    'email.edit': { role: 'button', name: 'Change e-mail' },
    'code.changed': { role: 'textbox', name: 'Code', value: 'code' },
    submit: { role: 'button', name: 'Continue' },
    retry: { role: 'button', name: 'Try again' },
    resend: { role: 'button', name: 'Send a new code' },
  },
  shows: {
    unsent: ({ problem }) => ({ texts: [`Not sent: ${problem}`] }),
    code: ({ email }) => ({ texts: [`Sent to ${email}`], absent: ['Not sent'] }),
    'code.verifying': { tags: ['busy'] },
    'code.expired': { texts: ['The code has expired'] },
    locked: { texts: ['Too many attempts'] },
    verified: ({ email }) => ({ texts: [`${email} is yours`], roles: [{ role: 'img', name: 'Verified' }] }),
  },
  tags: { busy: { roles: [{ role: 'progressbar' }] } },
  secrets: ['code'],
  requirements: {
    sending: ['OTP-1'],
    'code.expired': ['OTP-5'],
    'emailCode.code.expired|resend|0': ['OTP-5'],
    'emailCode.code.verifying|xstate.error.actor.0.emailCode.code.verifying|0': ['OTP-6'],
  },
  invariants: {
    'never more than three attempts': ({ context }) => context.attempts <= 2,
    'the address is kept once a code is sent': ({ context }, before) =>
      before === undefined || !before.matches('code') || before.context.email === context.email,
  },
});
