import { assign, setup, type ActorRefFrom } from 'xstate';
import { getNews, listNews, type Article, type NewsPage } from '#api/news.ts';
import type { ProblemData } from '#api/problem.ts';
import { failure } from '#machines/patterns/params.ts';
import { keepProblem, keepSilence } from '#machines/patterns/refresh-states.ts';

export type ReaderContext = {
  /** Null for the latest one. */
  newsId: number | null;
  article: Article | null;
  /** Why there is nothing to show. */
  problem: ProblemData | null;
};

export type ReaderEvent =
  | { type: 'retry' }
  /** Something was done to the article: it is read again. */
  | { type: 'article.changed' };

const missing = { guard: { type: 'isUnknown', params: failure }, target: '#news-reader.missing' } as const;
const failed = { target: '#news-reader.failed', actions: keepProblem } as const;

/** The page of one article, or of the latest one. */
export const newsReaderMachine = setup({
  types: {
    context: {} as ReaderContext,
    events: {} as ReaderEvent,
    input: {} as { newsId: number | null; first?: Article | null },
    tags: {} as 'busy',
  },
  actors: { getNews, listNews },
  actions: {
    keep: assign((_, { article }: { article: Article }) => ({ article, problem: null })),
    mean: assign((_, { page }: { page: NewsPage }) => ({ newsId: page.rows[0]?.newsId ?? null })),
    keepProblem: assign((_, { problem }: { problem: ProblemData }) => ({ problem })),
  },
  guards: {
    isServed: ({ context }) => context.article !== null,
    isNamed: ({ context }) => context.newsId !== null,
    hasOne: (_, { page }: { page: NewsPage }) => page.rows.length > 0,
    isUnknown: (_, { problem }: { problem: ProblemData }) => problem.status === 404 || problem.status === 400,
  },
  delays: { timeout: 20_000 },
}).createMachine({
  id: 'news-reader',
  context: ({ input: { newsId, first = null } }) => ({ newsId, article: first, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides by whether the page has brought the article along.',
      always: [{ guard: 'isServed', target: 'shown' }, { target: 'beginning' }],
    },
    beginning: { always: [{ guard: 'isNamed', target: 'loading' }, { target: 'finding' }] },
    finding: {
      description: 'Nobody has said which article: the latest one is looked for.',
      tags: 'busy',
      invoke: {
        src: 'listNews',
        input: () => ({ limit: 1 }),
        onDone: [
          {
            guard: { type: 'hasOne', params: ({ event }) => ({ page: event.output }) },
            target: 'loading',
            actions: { type: 'mean', params: ({ event }) => ({ page: event.output }) },
          },
          { target: 'missing' },
        ],
        onError: failed,
      },
      after: { timeout: { target: 'failed', actions: keepSilence } },
    },
    loading: {
      description: 'Nothing is there to show yet.',
      tags: 'busy',
      invoke: {
        src: 'getNews',
        input: ({ context }) => ({ newsId: context.newsId ?? 0 }),
        onDone: {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => ({ article: event.output }) },
        },
        onError: [missing, failed],
      },
      after: { timeout: { target: 'failed', actions: keepSilence } },
    },
    missing: { type: 'final', description: 'There is no such article, or not any more.' },
    failed: {
      description: 'The article could not be read, and the page says why.',
      on: { retry: 'beginning' },
    },
    shown: {
      description: 'The article stands there.',
      initial: 'still',
      on: { 'article.changed': '.refreshing' },
      states: {
        still: {},
        refreshing: {
          description: 'It is read again; what was read before stays meanwhile.',
          invoke: {
            src: 'getNews',
            input: ({ context }) => ({ newsId: context.newsId ?? 0 }),
            onDone: {
              target: 'still',
              actions: { type: 'keep', params: ({ event }) => ({ article: event.output }) },
            },
            onError: [missing, failed],
          },
          after: { timeout: { target: '#news-reader.failed', actions: keepSilence } },
        },
      },
    },
  },
});

export type NewsReaderActor = ActorRefFrom<typeof newsReaderMachine>;
