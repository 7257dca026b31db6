import { assign, emit, not, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { signIn, type SignInAnswer } from '#api/sign-in.ts';
import { readRememberedEmail } from '#browser/storage.ts';
import type { SignedIn, SignInIntent } from '#machines/app/session-state.ts';
import { findSignInFault, type Credentials, type SignInFault } from '#domain/sign-in/form.ts';
import { signInWords } from '#domain/words/sign-in.ts';
import { errorBanner, formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type SignInContext = Credentials & {
  intent: SignInIntent;
  /** The first rule that what was typed breaks. */
  fault: SignInFault | null;
  /** What the server said, as people read it. */
  refusal: string | null;
  /** The code of the second factor, by which of its kinds, and what is wrong with it. */
  code: string;
  codeKind: 'authenticator' | 'recovery';
  codeFault: { field: 'code'; text: string } | null;
};

/** Who opens the form, and what for. */
export type SignInInput = { intent?: SignInIntent; email?: string };

export type SignInEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'password.changed'; password: string }
  | { type: 'remember.changed'; shouldRemember: boolean }
  | { type: 'code.changed'; code: string }
  | { type: 'submit.code' }
  | { type: 'use.recovery' }
  | { type: 'use.authenticator' }
  | { type: 'back' }
  | { type: 'submit' }
  | { type: 'hold' }
  | { type: 'release' };

export type SignInEmitted =
  | { type: 'sign.in.started' }
  | { type: 'sign.in.failed' }
  | ({ type: 'signed.in' } & SignedIn)
  | Telling;

/** What is sent of the form, with a code and without. */
const credentials = ({ email, password, shouldRemember, intent }: SignInContext) => ({
  email: email.trim(),
  password,
  shouldRemember,
  ...(intent === 'first' && { first: true }),
});

/** The sign-in form: what is typed, checked, sent and answered (document 000, sections 4, 5 and 8). */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    emitted: {} as SignInEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as SignInInput,
    tags: {} as 'busy',
  },
  actors: { signIn },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email })),
    setPassword: assign((_, { password }: { password: string }) => ({ password })),
    setRemember: assign((_, { shouldRemember }: { shouldRemember: boolean }) => ({ shouldRemember })),
    findFault: assign({ fault: ({ context }) => findSignInFault(context) }),
    // What failed at the server can be sent again as it stands.
    keepRefusal: assign(({ context }, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem, signInWords.failed),
      password: problem.code === 'invalid_credentials' ? '' : context.password,
    })),
    clearMessages: assign({ fault: null, refusal: null }),
    setCode: assign((_, { code }: { code: string }) => ({ code })),
    setCodeKind: assign((_, { codeKind }: Pick<SignInContext, 'codeKind'>) => ({ codeKind, code: '' })),
    clearCode: assign({ code: '', codeKind: 'authenticator', codeFault: null }),
    clearCodeFault: assign({ codeFault: null }),
    askForCode: assign(() => ({ codeFault: { field: 'code' as const, text: signInWords.code.missing } })),
    setCodeFault: assign((_, { problem }: { problem: ProblemData }) => ({
      codeFault: { field: 'code' as const, text: problemText(problem, signInWords.failed) },
      code: '',
    })),
    tellStarted: emit({ type: 'sign.in.started' }),
    tellFailed: emit({ type: 'sign.in.failed' }),
    tellSignedIn: emit(({ context }, { answer }: { answer: SignInAnswer }) => ({
      type: 'signed.in' as const,
      answer,
      shouldRemember: context.shouldRemember,
      intent: context.intent,
    })),
    warn: emit((_, { problem }: { problem: ProblemData }) => toast('warning', problemText(problem))),
  },
  guards: {
    hasFault: ({ context }) => findSignInFault(context) !== null,
    needsCode: (_, { problem }: { problem: ProblemData }) => problem.code === 'second_factor_needed',
    hasWrongCode: (_, { problem }: { problem: ProblemData }) => problem.code === 'second_factor_wrong',
    isRecovery: ({ context }) => context.codeKind === 'recovery',
    lacksCode: ({ context }) => context.code.trim() === '',
    isSilent: (_, { problem }: { problem: ProblemData }) => problem.kind !== 'refused',
  },
  delays: { errorBanner },
}).createMachine({
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
        onDone: {
          target: 'signedIn',
          actions: { type: 'tellSignedIn', params: ({ event }) => ({ answer: event.output }) },
        },
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
        onDone: {
          target: 'signedIn',
          actions: { type: 'tellSignedIn', params: ({ event }) => ({ answer: event.output }) },
        },
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
