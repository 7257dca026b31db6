import { assign, setup, type ActorRefFrom } from 'xstate';
import { getLegalText, type LegalDocument, type LegalText } from '#api/legal.ts';
import type { ProblemData } from '#api/problem.ts';
import { pollingMachine, type RefreshDue } from '#machines/patterns/polling.ts';
import { keepProblem, keepSilence } from '#machines/patterns/refresh-states.ts';

export type LegalContext = {
  document: LegalDocument;
  text: LegalText | null;
  /** Whether the text took the place of another one while someone read. */
  isReplaced: boolean;
  problem: ProblemData | null;
};

export type LegalEvent =
  | { type: 'retry' }
  | { type: 'seen' }
  /** Someone was told that the text is no longer the current one. */
  | { type: 'text.outdated' }
  | RefreshDue;

/** Milliseconds between two looks at whether the text is still the current one. */
const lookEvery = 60_000;

const answered = ({ event }: { event: { output: LegalText } }) => ({ text: event.output });
const input = ({ context }: { context: LegalContext }) => ({ document: context.document });

/** A legal page: its text, and a newer one in its place as soon as there is one. */
export const legalMachine = setup({
  types: {
    context: {} as LegalContext,
    events: {} as LegalEvent,
    input: {} as { document: LegalDocument; first?: LegalText | null },
    tags: {} as 'busy',
  },
  actors: { getLegalText, polling: pollingMachine },
  actions: {
    keep: assign((_, { text }: { text: LegalText }) => ({ text, problem: null })),
    replace: assign((_, { text }: { text: LegalText }) => ({ text, isReplaced: true })),
    keepProblem: assign((_, { problem }: { problem: ProblemData }) => ({ problem })),
    see: assign({ isReplaced: false }),
  },
  guards: {
    isServed: ({ context }) => context.text !== null,
    isReplaced: ({ context }) => context.isReplaced,
    isOther: ({ context }, { text }: { text: LegalText }) =>
      text.version !== context.text?.version ||
      JSON.stringify(text.content) !== JSON.stringify(context.text.content),
  },
  delays: { timeout: 20_000 },
}).createMachine({
  id: 'legal-text',
  context: ({ input: { document, first = null } }) => ({
    document,
    text: first,
    isReplaced: false,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides by whether the page has brought the text along.',
      always: [{ guard: 'isServed', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'The text is asked for; nothing is there to read yet.',
      tags: 'busy',
      invoke: {
        src: 'getLegalText',
        input,
        onDone: { target: 'shown', actions: { type: 'keep', params: answered } },
        onError: { target: 'failed', actions: keepProblem },
      },
      after: {
        timeout: {
          target: 'failed',
          actions: keepSilence,
        },
      },
    },
    failed: {
      description: 'The text could not be read; the page says why and offers another try.',
      on: { retry: 'loading' },
    },
    shown: {
      description:
        'The text stands there, and whether it is still the current one is looked at now and then.',
      invoke: { src: 'polling', input: { every: lookEvery } },
      initial: 'still',
      on: { seen: { guard: 'isReplaced', actions: 'see' } },
      states: {
        still: {
          description: 'What is shown is what was in force a moment ago.',
          on: { 'refresh.due': 'looking', 'text.outdated': 'looking' },
        },
        looking: {
          description: 'The server is asked in the background; what was read stays meanwhile.',
          invoke: {
            src: 'getLegalText',
            input,
            onDone: [
              {
                guard: { type: 'isOther', params: answered },
                target: 'still',
                actions: { type: 'replace', params: answered },
              },
              { target: 'still' },
            ],
            onError: 'still',
          },
          after: { timeout: 'still' },
        },
      },
    },
  },
});

export type LegalActor = ActorRefFrom<typeof legalMachine>;
