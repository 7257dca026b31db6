import { not, type ActorRefFrom } from 'xstate';
import type { SignInAnswer } from '#api/sign-in.ts';
import { readRememberedEmail } from '#browser/storage.ts';
import { formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { signInSetup, type SignInContext } from './setup.ts';

/** What is sent of the form, with a code and without. */
const credentials = ({ email, password, shouldRemember, intent }: SignInContext) => ({
  email: email.trim(),
  password,
  shouldRemember,
  ...(intent === 'first' && { first: true }),
});
const signedIn = {
  target: 'signedIn',
  actions: {
    type: 'tellSignedIn',
    params: ({ event }: { event: { output: SignInAnswer } }) => ({ answer: event.output }),
  },
} as const;

/** The sign-in form: what is typed, checked, sent and answered (document 000, sections 4, 5 and 8). */
export const signInMachine = signInSetup.createMachine({
  id: 'sign-in',
  context: ({ input }) => {
    const remembered = readRememberedEmail();
    const email = input.email ?? remembered;
    const intent = input.intent ?? 'land';
    return {
      email,
      password: '',
      shouldRemember: remembered !== '',
      intent,
      fault: null,
      refusal: null,
      code: '',
      codeKind: 'authenticator',
      codeFault: null,
    };
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form can be filled in and sent at any moment.',
      initial: 'clear',
      on: {
        'email.changed': { target: '.clear', actions: { type: 'setEmail', params: asked } },
        'password.changed': {
          target: '.clear',
          actions: { type: 'setPassword', params: asked },
        },
        'remember.changed': { actions: { type: 'setRemember', params: asked } },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { target: 'submitting', actions: 'clearMessages' },
        ],
      },
      states: {
        ...formMessages,
        refused: passingRefusal('#sign-in.editing.clear'),
      },
    },
    submitting: {
      description: 'The credentials are on their way.',
      tags: 'busy',
      entry: 'tellStarted',
      invoke: {
        src: 'signIn',
        input: ({ context }) => credentials(context),
        onDone: signedIn,
        onError: [
          {
            guard: { type: 'needsCode', params: failure },
            target: 'proving',
            actions: ['tellFailed', 'clearCode'],
          },
          {
            guard: { type: 'isSilent', params: failure },
            target: 'editing',
            actions: ['tellFailed', { type: 'warn', params: failure }],
          },
          {
            target: 'editing.refused',
            actions: ['tellFailed', { type: 'keepRefusal', params: failure }],
          },
        ],
      },
    },
    proving: {
      description: 'The password was right, and the account asks for a code too.',
      initial: 'clear',
      on: {
        'code.changed': { target: '.clear', actions: { type: 'setCode', params: asked } },
        'submit.code': [
          { guard: 'lacksCode', target: '.faulty', actions: 'askForCode' },
          { target: 'sendingCode', actions: 'clearCodeFault' },
        ],
        'use.recovery': {
          guard: not('isRecovery'),
          target: '.clear',
          actions: { type: 'setCodeKind', params: { codeKind: 'recovery' } },
        },
        'use.authenticator': {
          guard: 'isRecovery',
          target: '.clear',
          actions: { type: 'setCodeKind', params: { codeKind: 'authenticator' } },
        },
        back: { target: 'editing', actions: 'clearCode' },
      },
      states: {
        clear: { description: 'Nothing is wrong with what is typed.', entry: 'clearCodeFault' },
        faulty: { description: 'What is wrong stands under the field.' },
      },
    },
    sendingCode: {
      description: 'Password and code are on their way.',
      tags: 'busy',
      entry: 'tellStarted',
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({ ...credentials(context), code: context.code.trim() }),
        onDone: signedIn,
        onError: [
          {
            guard: { type: 'needsCode', params: failure },
            target: 'proving',
            actions: 'tellFailed',
          },
          {
            guard: { type: 'hasWrongCode', params: failure },
            target: 'proving.faulty',
            actions: ['tellFailed', { type: 'setCodeFault', params: failure }],
          },
          {
            guard: { type: 'isSilent', params: failure },
            target: 'proving',
            actions: ['tellFailed', { type: 'warn', params: failure }],
          },
          {
            target: 'editing.refused',
            actions: ['tellFailed', 'clearCode', { type: 'keepRefusal', params: failure }],
          },
        ],
      },
    },
    signedIn: { type: 'final', description: 'The session takes over.' },
  },
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
