import { assign, emit, fromPromise, setup } from 'xstate';
import type { ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { errorWords } from '#domain/words/errors.ts';
import { pollingMachine, type RefreshDue } from './polling.ts';
import { asked, failure } from './params.ts';
import { keepProblem, keepSilence, recoveringStates, refreshStates } from './refresh-states.ts';
import { toast, type Telling } from './telling.ts';

export type ReadingContext<Question = unknown, Answer = unknown> = {
  question: Question;
  answer: Answer | null;
  /** The instant of the last answer, by the server's clock. */
  readAt: string | null;
  /** Why there is nothing to show. */
  problem: ProblemData | null;
};

export type ReadingEvent<Question = unknown> =
  | { type: 'question.changed'; question: Question }
  | { type: 'retry' }
  | RefreshDue;

export type ReadingEmitted = Telling;

/** Milliseconds between two readings. */
const refreshEvery = 10_000;

const brought = ({ event }: { event: { output: unknown } }) => ({ answer: event.output });
const input = ({ context }: { context: ReadingContext }): unknown => context.question;

const readingSetup = setup({
  types: {
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
    emitted: {} as ReadingEmitted,
    input: {} as { question: unknown },
    tags: {} as 'busy',
  },
  actors: {
    read: fromPromise<unknown, unknown>(() => Promise.reject(new Error('Something has to be read.'))),
    polling: pollingMachine,
  },
  actions: {
    ask: assign((_, { question }: { question: unknown }) => ({ question })),
    keep: assign((_, { answer }: { answer: unknown }) => ({
      answer,
      problem: null,
      readAt: new Date(serverNow()).toISOString(),
    })),
    keepProblem: assign((_, { problem }: { problem: ProblemData }) => ({ problem })),
    drop: assign({ answer: null, problem: null }),
    warn: emit(() => toast('warning', errorWords.connectivity)),
  },
  guards: {
    isUnknown: (_, { problem }: { problem: ProblemData }) => problem.status === 404 || problem.status === 400,
    isOther: ({ context }, { question }: { question: unknown }) =>
      JSON.stringify(question) !== JSON.stringify(context.question),
  },
  delays: { timeout: 20_000 },
});

const shown = { target: '#reading.asking.shown.fresh', actions: { type: 'keep', params: brought } } as const;
const missing = { guard: { type: 'isUnknown', params: failure }, target: '#reading.asking.missing' } as const;
const call = { src: 'read', input, onDone: shown, refusals: [missing] } as const;

/** Reads one thing and keeps what is shown up to date. */
export const readingMachine = readingSetup.createMachine({
  id: 'reading',
  context: ({ input: { question } }) => ({ question, answer: null, readAt: null, problem: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The question can change at any moment; the answer to an older one is not heard.',
      invoke: { src: 'polling', input: { every: refreshEvery } },
      initial: 'loading',
      on: {
        'question.changed': {
          guard: { type: 'isOther', params: asked },
          target: '.loading',
          reenter: true,
          actions: { type: 'ask', params: asked },
        },
      },
      states: {
        loading: {
          description: 'Nothing is there to show yet.',
          tags: 'busy',
          entry: 'drop',
          invoke: {
            src: 'read',
            input,
            onDone: shown,
            onError: [missing, { target: 'failed', actions: keepProblem }],
          },
          after: { timeout: { target: 'failed', actions: keepSilence } },
        },
        missing: { description: 'There is nothing of that kind; another question may find something.' },
        failed: {
          description: 'It could not be read, and the page says why.',
          initial: 'told',
          on: { retry: 'loading' },
          states: recoveringStates(call),
        },
        shown: {
          description: 'The answer stays whatever a refresh brings.',
          initial: 'fresh',
          states: refreshStates(call),
        },
      },
    },
  },
});
