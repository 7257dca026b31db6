import { assign, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { gate } from '#model-testing/gate.ts';
import { defineModel } from '#model-testing/model.ts';
import { describePath } from '#model-testing/path.ts';
import { plan } from '#model-testing/plan.ts';
import { createRecorder } from '#model-testing/recorder.ts';
import { bareDriver } from '#model-testing/replay-bare.ts';
import { replay } from '#model-testing/replay.ts';

const machine = setup({
  types: {
    context: {} as { readonly email: string },
    events: {} as { type: 'email.changed'; email: string } | { type: 'submit' },
    tags: {} as 'busy',
  },
  actors: { subscribe: fromPromise<void, string>(() => Promise.resolve()) },
  guards: { isEmail: ({ context }) => context.email.includes('@') },
}).createMachine({
  id: 'newsletter',
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.changed': { actions: assign({ email: ({ event }) => event.email }) },
        submit: { guard: 'isEmail', target: 'subscribing' },
      },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        src: 'subscribe',
        input: ({ context }) => context.email,
        onDone: 'subscribed',
        onError: 'editing',
      },
    },
    subscribed: { type: 'final' },
  },
});

const model = defineModel(machine, {
  cases: { 'email.changed': [{ email: 'nobody' }, { email: 'ada@example.com' }] },
  outcomes: {
    subscribe: [
      { name: 'accepted', ok: true },
      { name: 'offline', ok: false, error: { code: 'offline' } },
    ],
  },
  identity: ({ email }) => email.includes('@'),
  controls: {
    'email.changed': { role: 'textbox', name: 'E-mail', value: 'email' },
    submit: { role: 'button', name: 'Subscribe' },
  },
  shows: { subscribed: ({ email }) => ({ texts: [`News goes to ${email}`] }) },
  tags: { busy: { roles: [{ role: 'progressbar' }] } },
  invariants: { 'only addresses are sent': (now) => !now.hasTag('busy') || now.context.email.includes('@') },
});

const recorder = createRecorder(model, 'bare');

test.each(plan(model).paths.map((path) => [describePath(path), path] as const))(
  '%s',
  async (_title, path) => {
    await replay(path, bareDriver(path, { recorder }));
  },
);

test('every state and transition is reached', () => {
  expect(gate(recorder.coverage(), model).complaints).toEqual([]);
});
