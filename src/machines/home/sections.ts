import { assign, setup } from 'xstate';
import { listMatches, type Match, type MatchPage } from '#api/matches.ts';
import { listNews, type NewsPage, type NewsSummary } from '#api/news.ts';
import { problemOf, type ProblemData } from '#api/problem.ts';
import { homeParts } from '#domain/initial-data.ts';
import { answered } from '#machines/patterns/params.ts';

/** What one reading of home brought; null is what could not be read. */
export type Sections = {
  live: { rows: Match[]; total: number } | null;
  upcoming: Match[] | null;
  results: Match[] | null;
  news: NewsSummary[] | null;
};

/** The parts, and why the last of those failed that could not be read. */
export type Reading = { sections: Sections; problem: ProblemData | null };

const pageOf = ({ event }: { event: { output: MatchPage } }): MatchPage => event.output;

/** One part could not be read. */
const unread = {
  target: 'over',
  actions: {
    type: 'keepProblem',
    params: ({ event }: { event: { error: unknown } }) => ({ problem: problemOf(event.error) }),
  },
} as const;

/** Reads the parts of home side by side; one that fails leaves the others alone. */
export const sectionsMachine = setup({
  types: { context: {} as Sections & Pick<Reading, 'problem'>, output: {} as Reading },
  actors: { listMatches, listNews },
  actions: {
    keepLive: assign((_, live: MatchPage) => ({ live })),
    keepUpcoming: assign((_, { rows }: MatchPage) => ({ upcoming: rows })),
    keepResults: assign((_, { rows }: MatchPage) => ({ results: rows })),
    keepNews: assign((_, { rows }: NewsPage) => ({ news: rows })),
    keepProblem: assign((_, { problem }: { problem: ProblemData }) => ({ problem })),
  },
}).createMachine({
  id: 'home-sections',
  context: { live: null, upcoming: null, results: null, news: null, problem: null },
  output: ({ context: { problem, ...sections } }) => ({ sections, problem }),
  type: 'parallel',
  states: {
    live: {
      description: 'The matches that are being played.',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'listMatches',
            input: homeParts.live,
            onDone: { target: 'over', actions: { type: 'keepLive', params: pageOf } },
            onError: unread,
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
            input: homeParts.upcoming,
            onDone: { target: 'over', actions: { type: 'keepUpcoming', params: pageOf } },
            onError: unread,
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
            input: homeParts.results,
            onDone: { target: 'over', actions: { type: 'keepResults', params: pageOf } },
            onError: unread,
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
            input: homeParts.news,
            onDone: {
              target: 'over',
              actions: { type: 'keepNews', params: answered },
            },
            onError: unread,
          },
        },
        over: { type: 'final' },
      },
    },
  },
});
