import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemOf, problemText, type ProblemData } from '#api/problem.ts';
import { signIn, type SignInAnswer } from '#api/sign-in.ts';
import { readRememberedEmail } from '#browser/storage.ts';
import type { SignedIn, SignInIntent } from '#machines/app/session-state.ts';
import { findSignInFault, type Credentials, type SignInFault } from '#domain/sign-in/form.ts';
import { signInWords } from '#domain/words/sign-in.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type SignInContext = Credentials & {
  intent: SignInIntent;
  /** The first rule that what was typed breaks. */
  fault: SignInFault | null;
  /** What the server said, as people read it. */
  refusal: string | null;
};

/** Who opens the form, and what for. */
export type SignInInput = { intent?: SignInIntent; email?: string };

export type SignInEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'password.changed'; password: string }
  | { type: 'remember.changed'; shouldRemember: boolean }
  | { type: 'submit' }
  | { type: 'hold' }
  | { type: 'release' };

export type SignInEmitted =
  | { type: 'sign.in.started' }
  | { type: 'sign.in.failed' }
  | ({ type: 'signed.in' } & SignedIn)
  | Telling;

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
      password: problem.status === 401 ? '' : context.password,
    })),
    clearMessages: assign({ fault: null, refusal: null }),
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
    isSilent: (_, { problem }: { problem: ProblemData }) => problem.kind !== 'refused',
  },
  delays: { errorBanner: 5_000 },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => {
    const remembered = readRememberedEmail();
    const email = input.email ?? remembered;
    const intent = input.intent ?? 'land';
    return { email, password: '', shouldRemember: remembered !== '', intent, fault: null, refusal: null };
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form can be filled in and sent at any moment.',
      initial: 'clear',
      on: {
        'email.changed': { target: '.clear', actions: { type: 'setEmail', params: ({ event }) => event } },
        'password.changed': {
          target: '.clear',
          actions: { type: 'setPassword', params: ({ event }) => event },
        },
        'remember.changed': { actions: { type: 'setRemember', params: ({ event }) => event } },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { target: 'submitting', actions: 'clearMessages' },
        ],
      },
      states: {
        clear: {
          description: 'Nothing is wrong as far as anyone has said.',
          entry: 'clearMessages',
        },
        faulty: { description: 'The first rule that was broken stands under its field.' },
        refused: {
          description: 'A banner says why the server refused, and goes by itself.',
          initial: 'showing',
          states: {
            showing: { after: { errorBanner: '#sign-in.editing.clear' }, on: { hold: 'held' } },
            held: { description: 'Someone reads the banner: it stays.', on: { release: 'showing' } },
          },
        },
      },
    },
    submitting: {
      description: 'The credentials are on their way.',
      tags: 'busy',
      entry: 'tellStarted',
      invoke: {
        src: 'signIn',
        input: ({ context: { email, password, shouldRemember, intent } }) => ({
          email: email.trim(),
          password,
          shouldRemember,
          ...(intent === 'first' ? { first: true } : {}),
        }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'tellSignedIn', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSilent', params: ({ event }) => ({ problem: problemOf(event.error) }) },
            target: 'editing',
            actions: [
              'tellFailed',
              { type: 'warn', params: ({ event }) => ({ problem: problemOf(event.error) }) },
            ],
          },
          {
            target: 'editing.refused',
            actions: [
              'tellFailed',
              { type: 'keepRefusal', params: ({ event }) => ({ problem: problemOf(event.error) }) },
            ],
          },
        ],
      },
    },
    signedIn: { type: 'final', description: 'The session takes over.' },
  },
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
