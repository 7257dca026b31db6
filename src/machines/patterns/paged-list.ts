import { assign, emit, fromPromise, setup } from 'xstate';
import type { ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { errorWords } from '#domain/words/errors.ts';
import { pollingMachine, type RefreshDue } from './polling.ts';
import * as questions from './question.ts';
import type { PageAnswer, Question } from './question.ts';
import { answered, asked } from './params.ts';
import { keepProblem, keepSilence, recoveringStates, refreshStates } from './refresh-states.ts';
import { toast, type Telling } from './telling.ts';

export type PagedListContext<Row = unknown, Filters extends object = object, Besides = unknown> = {
  rows: Row[];
  total: number;
  /** What an answer tells of all its pages, such as sums; null while nothing is shown. */
  besides: Besides | null;
  question: Question<Filters>;
  /** The instant of the last answer, by the server's clock. */
  readAt: string | null;
  /** Why there is nothing to show. */
  problem: ProblemData | null;
};

export type PagedListEvent<Filters extends object = object> =
  | { type: 'filters.changed'; filters: Partial<Filters> }
  | { type: 'page.changed'; page: number }
  | { type: 'size.changed'; size: number }
  | { type: 'address.changed'; question: Question<Filters> }
  | { type: 'retry' }
  | RefreshDue;

export type PagedListEmitted<Filters extends object = object> =
  /** What is asked now, for the address. */
  { type: 'question.changed'; question: Question<Filters> } | Telling;

const pagedListSetup = setup({
  types: {
    context: {} as PagedListContext,
    events: {} as PagedListEvent,
    emitted: {} as PagedListEmitted,
    input: {} as { question: Question; first?: PageAnswer | null },
    tags: {} as 'busy',
  },
  actors: {
    readPage: fromPromise<PageAnswer, Question>(() => Promise.reject(new Error('A list has to be read.'))),
    polling: pollingMachine,
  },
  actions: {
    ask: assign((_, { question }: { question: Question }) => ({ question })),
    askFiltered: assign(({ context }, { filters }: { filters: object }) => ({
      question: questions.withFilters(context.question, filters),
    })),
    askPage: assign(({ context }, { page }: { page: number }) => ({
      question: { ...context.question, page },
    })),
    askSized: assign(({ context }, { size }: { size: number }) => ({
      question: questions.withSize(context.question, size),
    })),
    askLastPage: assign(({ context }, { total }: PageAnswer) => ({
      question: questions.atLastPage(context.question, total),
    })),
    tellQuestion: emit(({ context: { question } }) => ({ type: 'question.changed' as const, question })),
    keep: assign((_, { rows, total, besides = null }: PageAnswer) => ({
      rows,
      total,
      besides,
      problem: null,
      readAt: new Date(serverNow()).toISOString(),
    })),
    keepProblem: assign((_, { problem }: { problem: ProblemData }) => ({ problem })),
    drop: assign({ rows: [], total: 0, besides: null, problem: null }),
    warn: emit(() => toast('warning', errorWords.connectivity)),
  },
  guards: {
    isServed: ({ context }) => context.readAt !== null,
    isBeyond: ({ context }, given: PageAnswer) => questions.isBeyond(context.question, given),
    isOther: ({ context }, { question }: { question: Question }) =>
      !questions.isSame(context.question, question),
    isOtherPage: ({ context }, { question }: { question: Question }) =>
      questions.isOtherPage(context.question, question),
    isEmpty: ({ context }) => context.rows.length === 0,
  },
  delays: { timeout: 20_000 },
});

/** Milliseconds between two refreshes in the background (document 001, section 1). */
const refreshEvery = 10_000;

const input = ({ context }: { context: PagedListContext }): Question => context.question;

/** An answer takes the place of what is shown; where its page has gone meanwhile, the last one is asked for. */
const onDone = [
  {
    guard: { type: 'isBeyond', params: answered },
    target: '#loading',
    reenter: true,
    actions: [{ type: 'askLastPage', params: answered }, 'tellQuestion'],
  },
  { target: '#answered', reenter: true, actions: { type: 'keep', params: answered } },
] as const;

const call = { src: 'readPage', input, onDone, refusals: [] } as const;

/** Reads a list page by page, by its filters, and keeps what is shown up to date. */
export const pagedListMachine = pagedListSetup.createMachine({
  id: 'paged-list',
  context: ({ input: { question, first = null } }) => ({
    question,
    rows: first?.rows ?? [],
    total: first?.total ?? 0,
    besides: first?.besides ?? null,
    readAt: first && new Date(serverNow()).toISOString(),
    problem: null,
  }),
  initial: 'listing',
  states: {
    listing: {
      description: 'Filters can be changed at any moment; the answer to an older question is not heard.',
      invoke: { src: 'polling', input: { every: refreshEvery } },
      initial: 'loading',
      on: {
        'filters.changed': {
          target: '.loading',
          reenter: true,
          actions: [{ type: 'askFiltered', params: asked }, 'tellQuestion'],
        },
        'address.changed': {
          guard: { type: 'isOther', params: asked },
          target: '.loading',
          reenter: true,
          actions: { type: 'ask', params: asked },
        },
      },
      states: {
        loading: {
          id: 'loading',
          description: 'Nothing is there to show yet.',
          tags: 'busy',
          entry: 'drop',
          invoke: {
            src: 'readPage',
            input,
            onDone,
            onError: { target: 'failed', actions: keepProblem },
          },
          after: { timeout: { target: 'failed', actions: keepSilence } },
        },
        failed: {
          id: 'failed',
          description: 'The list could not be read, and it says why.',
          initial: 'told',
          on: { retry: 'loading' },
          states: recoveringStates(call),
        },
        answered: {
          id: 'answered',
          description: 'An answer is there; it stays whatever a refresh brings.',
          type: 'parallel',
          states: {
            rows: {
              initial: 'deciding',
              states: {
                deciding: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shown' }] },
                empty: { description: 'Nothing fits the question.' },
                shown: {
                  description: 'A page of rows, with the way to the others.',
                  on: {
                    'page.changed': {
                      target: '#turning',
                      reenter: true,
                      actions: [{ type: 'askPage', params: asked }, 'tellQuestion'],
                    },
                    'size.changed': {
                      target: '#turning',
                      reenter: true,
                      actions: [{ type: 'askSized', params: asked }, 'tellQuestion'],
                    },
                    'address.changed': {
                      guard: { type: 'isOtherPage', params: asked },
                      target: '#turning',
                      reenter: true,
                      actions: { type: 'ask', params: asked },
                    },
                  },
                },
              },
            },
            upkeep: {
              initial: 'fresh',
              states: {
                ...refreshStates(call),
                turning: {
                  id: 'turning',
                  description: 'The page before stays until the one asked for is there.',
                  tags: 'busy',
                  invoke: {
                    src: 'readPage',
                    input,
                    onDone,
                    onError: { target: '#failed', actions: keepProblem },
                  },
                  after: { timeout: { target: '#failed', actions: keepSilence } },
                },
              },
            },
          },
        },
      },
    },
  },
});

/** The same list for a page that may bring its first answer along. */
export const servedListMachine = pagedListSetup.createMachine(
  withOpening(pagedListMachine.config as unknown as ListConfig) as never,
  // One state more leaves everything that others see of the machine as it is.
) as unknown as typeof pagedListMachine;

type ListConfig = { states: { listing: { states: object } } };

function withOpening(config: ListConfig): object {
  const { listing } = config.states;
  const opening = {
    description: 'Decides by whether the page has brought an answer along.',
    always: [{ guard: 'isServed', target: 'answered' }, { target: 'loading' }],
  };
  return {
    ...config,
    states: { listing: { ...listing, initial: 'opening', states: { opening, ...listing.states } } },
  };
}
