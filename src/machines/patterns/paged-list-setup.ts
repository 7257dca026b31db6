import { assign, emit, fromPromise, setup } from 'xstate';
import type { ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { errorWords } from '#domain/words/errors.ts';
import { pollingMachine, type RefreshDue } from './polling.ts';
import * as questions from './question.ts';
import type { PageAnswer, Question } from './question.ts';
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

/** What a list is made of that is read page by page; its states stand in `paged-list.ts`. */
export const pagedListSetup = setup({
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
