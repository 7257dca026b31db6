import { assign, emit, raise, setup } from 'xstate';
import { getMatch, type MatchDetail } from '#api/matches.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { byInterest } from '#domain/matches/featured.ts';
import type { HomeData } from '#domain/initial-data.ts';
import { errorWords } from '#domain/words/errors.ts';
import { pollingMachine, type RefreshDue } from '#machines/patterns/polling.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { sectionsMachine, type Sections } from './sections.ts';

export type HomeContext = Sections & {
  /** The instant of the last reading, by the server's clock. */
  readAt: string | null;
  /** The match of the address. */
  chosenId: number | null;
  /** The live match that stands on the cloth while nobody has chosen one; it stays while it is live. */
  featuredId: number | null;
  /** The match on the cloth with its frames. */
  detail: MatchDetail | null;
  /** Why nothing could be read. */
  problem: ProblemData | null;
};

/** The match of the address, and what the page was served with. */
export type HomeInput = { matchId: number | null; first?: HomeData | null };

export type HomeEvent =
  | { type: 'match.chosen'; matchId: number | null }
  | { type: 'retry' }
  | { type: 'sections.read'; isFirst: boolean }
  | RefreshDue;

export type HomeEmitted = Telling;

const isNull = (part: unknown): boolean => part === null;
/** The live match that interests most people. */
export const mostInteresting = (live: Sections['live']): number | null =>
  byInterest(live?.rows ?? [])[0]?.matchId ?? null;

/** What home is made of; how it goes stands in `machine.ts`. */
export const homeSetup = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    emitted: {} as HomeEmitted,
    input: {} as HomeInput,
    tags: {} as 'busy',
  },
  actors: { readSections: sectionsMachine, getMatch, polling: pollingMachine },
  actions: {
    keepSections: assign(({ context }, brought: Sections) => {
      const live = brought.live ?? context.live;
      const isStillLive = live?.rows.some(({ matchId }) => matchId === context.featuredId);
      return {
        live,
        upcoming: brought.upcoming ?? context.upcoming,
        results: brought.results ?? context.results,
        news: brought.news ?? context.news,
        featuredId: isStillLive ? context.featuredId : mostInteresting(live),
        readAt: Object.values(brought).every(isNull) ? context.readAt : new Date(serverNow()).toISOString(),
      };
    }),
    tellCloth: raise(({ context }) => ({ type: 'sections.read' as const, isFirst: context.readAt === null })),
    choose: assign((_, { matchId }: { matchId: number | null }) => ({ chosenId: matchId })),
    keepProblem: assign((_, { problem }: { problem: ProblemData | null }) => ({ problem })),
    giveUp: assign(() => ({ problem: silentProblem('unanswered') })),
    keepDetail: assign((_, { detail }: { detail: MatchDetail }) => ({ detail })),
    warn: emit(() => toast('warning', errorWords.connectivity)),
  },
  guards: {
    isNothing: (_, brought: Sections) => Object.values(brought).every(isNull),
    isWhole: (_, brought: Sections) => !Object.values(brought).some(isNull),
    isAgain: (_, { isFirst }: { isFirst: boolean }) => !isFirst,
    isServed: ({ context }) => context.readAt !== null,
    hasDetail: ({ context: { chosenId, featuredId, detail } }) =>
      detail !== null && detail.matchId === (chosenId ?? featuredId),
    isOther: ({ context }, { matchId }: { matchId: number | null }) => matchId !== context.chosenId,
    hasMatch: ({ context }) => context.chosenId !== null || context.featuredId !== null,
    isUnknown: ({ context }, { problem }: { problem: ProblemData }) =>
      context.chosenId !== null && (problem.status === 404 || problem.status === 400),
  },
  delays: { timeout: 20_000 },
});
