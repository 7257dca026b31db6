import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  type SecondFactorSecret,
} from '#api/second-factor.ts';
import { secondFactorWords as words } from '#domain/words/second-factor.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type SecondFactorContext = {
  codesLeft: number;
  /** Shown once, while it is set up. */
  secret: SecondFactorSecret | null;
  code: string;
  fault: { field: 'code'; text: string } | null;
  /** Shown once. */
  recoveryCodes: readonly string[];
  failure: string | null;
};

export type SecondFactorEvent =
  | { type: 'retry' }
  | { type: 'begin' }
  | { type: 'code.changed'; code: string }
  | { type: 'submit' }
  | { type: 'cancel' }
  | { type: 'codes.kept' }
  | { type: 'renew' }
  | { type: 'switch.off' }
  | { type: 'keep' }
  | { type: 'confirm' };

export type SecondFactorEmitted = Telling | { type: 'second.factor.changed' };

const empty = { secret: null, code: '', fault: null, recoveryCodes: [], failure: null };

/** Sets up an authenticator as second factor, keeps its recovery codes in order, and switches it off. */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    emitted: {} as SecondFactorEmitted,
    tags: {} as 'busy',
  },
  actors: { getSecondFactor, beginSecondFactor, confirmSecondFactor, renewRecoveryCodes, removeSecondFactor },
  actions: {
    setFactor: assign((_, { codesLeft }: SecondFactor) => ({ codesLeft })),
    setFailure: assign((_, { problem }: { problem: ProblemData }) => ({ failure: problemText(problem) })),
    setSecret: assign((_, secret: SecondFactorSecret) => ({ secret })),
    setCode: assign((_, { code }: { code: string }) => ({ code })),
    clearFault: assign({ fault: null }),
    askForCode: assign(() => ({ fault: { field: 'code' as const, text: words.codeMissing } })),
    setFault: assign((_, { problem }: { problem: ProblemData }) => ({
      fault: { field: 'code' as const, text: problemText(problem) },
    })),
    setRecoveryCodes: assign((_, { recoveryCodes }: { recoveryCodes: readonly string[] }) => ({
      ...empty,
      recoveryCodes,
      codesLeft: recoveryCodes.length,
    })),
    clearSecrets: assign(empty),
    emitChanged: emit({ type: 'second.factor.changed' }),
    notifyOn: emit(() => toast('success', words.switchedOn)),
    notifyOff: emit(() => toast('success', words.switchedOff)),
    warn: emit((_, { problem }: { problem: ProblemData }) => toast('warning', problemText(problem))),
  },
  guards: {
    isOn: (_, { since }: SecondFactor) => since !== null,
    lacksCode: ({ context }) => context.code.trim() === '',
    isWrong: (_, { problem }: { problem: ProblemData }) => problem.code === 'second_factor_wrong',
  },
}).createMachine({
  id: 'second-factor',
  context: { ...empty, codesLeft: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked whether there is a second factor.',
      tags: 'busy',
      invoke: {
        src: 'getSecondFactor',
        onDone: [
          {
            guard: { type: 'isOn', params: answered },
            target: 'on',
            actions: { type: 'setFactor', params: answered },
          },
          { target: 'off' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: failure } },
      },
    },
    failed: {
      description: 'It could not be read; it can be tried again.',
      on: { retry: 'loading' },
    },
    off: {
      description: 'There is no second factor.',
      entry: 'clearSecrets',
      on: { begin: 'beginning' },
    },
    beginning: {
      description: 'The server makes a secret; it asks for the password first where that is long ago.',
      tags: 'busy',
      invoke: {
        src: 'beginSecondFactor',
        onDone: { target: 'scanning', actions: { type: 'setSecret', params: answered } },
        onError: { target: 'off', actions: { type: 'warn', params: failure } },
      },
    },
    scanning: {
      description: 'The secret is shown, and the first code is waited for.',
      initial: 'clear',
      on: {
        'code.changed': { target: '.clear', actions: { type: 'setCode', params: asked } },
        submit: [
          { guard: 'lacksCode', target: '.faulty', actions: 'askForCode' },
          { target: 'confirming', actions: 'clearFault' },
        ],
        cancel: 'off',
      },
      states: {
        clear: { description: 'Nothing is wrong with what is typed.', entry: 'clearFault' },
        faulty: { description: 'What is wrong stands under the field.' },
      },
    },
    confirming: {
      description: 'The first code is on its way.',
      tags: 'busy',
      invoke: {
        src: 'confirmSecondFactor',
        input: ({ context: { code } }) => ({ code: code.trim() }),
        onDone: {
          target: 'showingCodes',
          actions: [{ type: 'setRecoveryCodes', params: answered }, 'emitChanged', 'notifyOn'],
        },
        onError: [
          {
            guard: { type: 'isWrong', params: failure },
            target: 'scanning.faulty',
            actions: { type: 'setFault', params: failure },
          },
          { target: 'scanning', actions: { type: 'warn', params: failure } },
        ],
      },
    },
    showingCodes: {
      description: 'The recovery codes are shown, this once.',
      on: { 'codes.kept': { target: 'on', actions: 'clearSecrets' } },
    },
    on: {
      description: 'A code is asked for at each sign-in.',
      on: { renew: 'renewing', 'switch.off': 'confirmingOff' },
    },
    renewing: {
      description: 'The server makes new recovery codes.',
      tags: 'busy',
      invoke: {
        src: 'renewRecoveryCodes',
        onDone: {
          target: 'showingCodes',
          actions: { type: 'setRecoveryCodes', params: answered },
        },
        onError: { target: 'on', actions: { type: 'warn', params: failure } },
      },
    },
    ...confirmedAction({
      asking: 'confirmingOff',
      asks: 'Asks before it is switched off.',
      back: { keep: 'on' },
      doing: 'switchingOff',
      does: 'The server takes the second factor away.',
      invoke: {
        src: 'removeSecondFactor',
        onDone: { target: 'off', actions: ['emitChanged', 'notifyOff'] },
        onError: { target: 'on', actions: { type: 'warn', params: failure } },
      },
    }),
  },
});

export type SecondFactorActor = ActorRefFrom<typeof secondFactorMachine>;
