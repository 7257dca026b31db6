import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { requestPasswordReset } from '#api/password.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { isEmail } from '#domain/email.ts';
import { passwordWords } from '#domain/words/password.ts';
import { errorBanner, formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type ForgotContext = {
  email: string;
  /** What is wrong with the address. */
  fault: { field: 'email'; code: 'email_missing' | 'email_malformed' } | null;
  /** What the server said: of a refusal, or of the mail on its way. */
  refusal: string | null;
  message: string;
};

export type ForgotEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'submit' }
  | { type: 'confirm' }
  | { type: 'hold' }
  | { type: 'release' };

export type ForgotEmitted = Telling | { type: 'left' };

function faultOf(email: string): ForgotContext['fault'] {
  if (email.trim() === '') return { field: 'email', code: 'email_missing' };
  return isEmail(email) ? null : { field: 'email', code: 'email_malformed' };
}

/** The form that sends a link for a new password (document 000, sections 2, 4 and 5). */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotContext,
    events: {} as ForgotEvent,
    emitted: {} as ForgotEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as { email?: string },
    tags: {} as 'busy',
  },
  actors: { requestPasswordReset },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email })),
    findFault: assign({ fault: ({ context }) => faultOf(context.email) }),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem, passwordWords.failed),
    })),
    clearMessages: assign({ fault: null, refusal: null }),
    tellLeft: emit({ type: 'left' }),
    warn: emit((_, { problem }: { problem: ProblemData }) => toast('warning', problemText(problem))),
  },
  guards: {
    hasFault: ({ context }) => faultOf(context.email) !== null,
    isSilent: (_, { problem }: { problem: ProblemData }) => problem.kind !== 'refused',
  },
  delays: { errorBanner },
}).createMachine({
  id: 'forgot-password',
  context: ({ input }) => ({ email: input.email ?? '', fault: null, refusal: null, message: '' }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The address can be typed and sent at any moment.',
      initial: 'clear',
      on: {
        'email.changed': { target: '.clear', actions: { type: 'setEmail', params: asked } },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { target: 'sending', actions: 'clearMessages' },
        ],
      },
      states: {
        ...formMessages,
        refused: passingRefusal('#forgot-password.editing.clear'),
      },
    },
    sending: {
      description: 'The address is on its way.',
      tags: 'busy',
      invoke: {
        src: 'requestPasswordReset',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'sent', actions: { type: 'keepMessage', params: answered } },
        onError: [
          {
            guard: { type: 'isSilent', params: failure },
            target: 'editing',
            actions: { type: 'warn', params: failure },
          },
          { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
    sent: {
      description: 'The server has confirmed: the inbox is the place to look.',
      on: { confirm: { target: 'left', actions: 'tellLeft' } },
    },
    left: { type: 'final', description: 'The popup is gone, and with it that a mail was sent.' },
  },
});

export type ForgotPasswordActor = ActorRefFrom<typeof forgotPasswordMachine>;
