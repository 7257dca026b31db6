import { assign, setup } from 'xstate';
import { listMatches, type Match, type MatchPage } from '#api/matches.ts';
import { listNews, type NewsPage, type NewsSummary } from '#api/news.ts';

/** What one reading of home brought; null is what could not be read. */
export type Sections = {
  live: { rows: Match[]; total: number } | null;
  upcoming: Match[] | null;
  results: Match[] | null;
  news: NewsSummary[] | null;
};

/** Rows of each part, and how many of them are asked for. */
const asked = {
  live: { status: 7, limit: 40 },
  upcoming: { status: 1, limit: 6 },
  results: { status: 6, limit: 6 },
  news: { status: 'published', limit: 3 },
} as const;

const pageOf = ({ event }: { event: { output: MatchPage } }): MatchPage => event.output;

/** Reads the parts of home side by side; one that fails leaves the others alone. */
export const sectionsMachine = setup({
  types: { context: {} as Sections, output: {} as Sections },
  actors: { listMatches, listNews },
  actions: {
    keepLive: assign((_, live: MatchPage) => ({ live })),
    keepUpcoming: assign((_, { rows }: MatchPage) => ({ upcoming: rows })),
    keepResults: assign((_, { rows }: MatchPage) => ({ results: rows })),
    keepNews: assign((_, { rows }: NewsPage) => ({ news: rows })),
  },
}).createMachine({
  id: 'home-sections',
  context: { live: null, upcoming: null, results: null, news: null },
  output: ({ context }) => context,
  type: 'parallel',
  states: {
    live: {
      description: 'The matches that are being played.',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'listMatches',
            input: asked.live,
            onDone: { target: 'over', actions: { type: 'keepLive', params: pageOf } },
            onError: 'over',
          },
        },
        over: { type: 'final' },
      },
    },
    upcoming: {
      description: 'The matches that come next.',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'listMatches',
            input: asked.upcoming,
            onDone: { target: 'over', actions: { type: 'keepUpcoming', params: pageOf } },
            onError: 'over',
          },
        },
        over: { type: 'final' },
      },
    },
    results: {
      description: 'The matches that were played last.',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'listMatches',
            input: asked.results,
            onDone: { target: 'over', actions: { type: 'keepResults', params: pageOf } },
            onError: 'over',
          },
        },
        over: { type: 'final' },
      },
    },
    news: {
      description: 'The latest news.',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'listNews',
            input: asked.news,
            onDone: {
              target: 'over',
              actions: { type: 'keepNews', params: ({ event }) => event.output },
            },
            onError: 'over',
          },
        },
        over: { type: 'final' },
      },
    },
  },
});
