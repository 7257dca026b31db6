import { assign, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { proveSession } from '#api/session.ts';
import { proofRequests, settleProof, type ProofEvent } from '#browser/step-up.ts';
import { stepUpWords as words } from '#domain/words/step-up.ts';
import { asked, failure } from '#machines/patterns/params.ts';

export type StepUpContext = {
  password: string;
  /** What is wrong with the password, at its field. */
  fault: { field: 'password'; text: string } | null;
  /** Why it could not be checked. */
  refusal: string | null;
};

export type StepUpEvent =
  | ProofEvent
  | { type: 'password.changed'; password: string }
  | { type: 'submit' }
  | { type: 'cancel' };

const isAboutPassword = ({ code }: ProblemData): boolean =>
  code === 'password_wrong' || code === 'password_unset';

/** Asks for the password again before what is dangerous; what waits for it is repeated once it is proved. */
export const stepUpMachine = setup({
  types: { context: {} as StepUpContext, events: {} as StepUpEvent, tags: {} as 'busy' },
  actors: { proofRequests, proveSession },
  actions: {
    setPassword: assign((_, { password }: { password: string }) => ({ password })),
    clearMessages: assign({ fault: null, refusal: null }),
    clearAll: assign({ password: '', fault: null, refusal: null }),
    askForPassword: assign({ fault: () => ({ field: 'password' as const, text: words.password_missing }) }),
    setFault: assign((_, { problem }: { problem: ProblemData }) => ({
      fault: { field: 'password' as const, text: problemText(problem) },
      password: '',
    })),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem, words.failed),
    })),
    settleProved: () => settleProof(true),
    settleDeclined: () => settleProof(false),
  },
  guards: {
    isEmpty: ({ context }) => context.password === '',
    isAboutPassword: (_, { problem }: { problem: ProblemData }) => isAboutPassword(problem),
  },
}).createMachine({
  id: 'step-up',
  context: { password: '', fault: null, refusal: null },
  invoke: { src: 'proofRequests' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing waits for a proof.',
      entry: 'clearAll',
      on: { 'proof.needed': 'asking' },
    },
    asking: {
      description: 'The password is asked for; what needs it waits, with all that was typed there.',
      initial: 'clear',
      on: {
        'password.changed': {
          target: '.clear',
          actions: { type: 'setPassword', params: asked },
        },
        submit: [
          { guard: 'isEmpty', target: '.faulty', actions: ['clearMessages', 'askForPassword'] },
          { target: 'proving', actions: 'clearMessages' },
        ],
        cancel: { target: 'idle', actions: 'settleDeclined' },
      },
      states: {
        clear: { description: 'Nothing is wrong with what is typed.', entry: 'clearMessages' },
        faulty: { description: 'What is wrong stands under the field.' },
        refused: { description: 'A banner says why the password could not be checked.' },
      },
    },
    proving: {
      description: 'The password is on its way.',
      tags: 'busy',
      invoke: {
        src: 'proveSession',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'idle', actions: 'settleProved' },
        onError: [
          {
            guard: { type: 'isAboutPassword', params: failure },
            target: 'asking.faulty',
            actions: { type: 'setFault', params: failure },
          },
          { target: 'asking.refused', actions: { type: 'setRefusal', params: failure } },
        ],
      },
    },
  },
});

export type StepUpActor = ActorRefFrom<typeof stepUpMachine>;
