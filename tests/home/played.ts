import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Match, MatchDetail, MatchPage, MatchQuery } from '#api/matches.ts';
import type { NewsPage, NewsQuery } from '#api/news.ts';
import type { ProblemData } from '#api/problem.ts';
import type { HomeData } from '#domain/initial-data.ts';
import { createVirtualClock } from '#model-testing/clock.ts';
import { pollingMachine } from '#machines/patterns/polling.ts';
import { homeMachine } from '#machines/home/machine.ts';
import { sectionsMachine } from '#machines/home/sections.ts';

/** What the server of a test answers; a part that is an error fails. */
export type Season = {
  live: Match[];
  upcoming: Match[];
  results: Match[];
  news: NewsPage['rows'];
  broken: ('live' | 'upcoming' | 'results' | 'news' | 'match')[];
  /** What a broken part fails with. */
  problem: ProblemData | null;
};

const parts = { 1: 'upcoming', 6: 'results', 7: 'live' } as const;

/** Home over a server that a test makes up, its timers and its two ports by hand. */
export function playHome(
  given: Partial<Season> = {},
  matchId: number | null = null,
  first: HomeData | null = null,
) {
  const season: Season = {
    live: [],
    upcoming: [],
    results: [],
    news: [],
    broken: [],
    problem: null,
    ...given,
  };
  const calls: string[] = [];
  const tell: Record<string, (event: { type: string }) => void> = {};
  const port = (name: string) =>
    fromCallback(({ sendBack }) => {
      tell[name] = sendBack;
    });
  const listMatches = fromPromise<MatchPage, MatchQuery>(async ({ input }) => {
    const part = parts[input.status ?? 1];
    calls.push(part);
    if (season.broken.includes(part)) throw season.problem ?? new Error(part);
    return { rows: season[part], total: season[part].length };
  });
  const listNews = fromPromise<NewsPage, NewsQuery>(async () => {
    calls.push('news');
    if (season.broken.includes('news')) throw season.problem ?? new Error('news');
    return { rows: season.news, total: season.news.length };
  });
  const getMatch = fromPromise<MatchDetail, { matchId: number }>(async ({ input }) => {
    calls.push(`match ${input.matchId}`);
    const known = [...season.live, ...season.upcoming, ...season.results].find(
      (match) => match.matchId === input.matchId,
    );
    const fields = { code: 'not_found', message: '', fields: {}, retryAfterSeconds: null };
    if (season.broken.includes('match')) throw new Error('match');
    if (!known) throw { kind: 'refused', status: 404, ...fields };
    return { ...known, referee: null, mayScore: false, isLevelAllowed: false, frames: [] };
  });
  const clock = createVirtualClock();
  const machine = homeMachine.provide({
    actors: {
      getMatch,
      readSections: sectionsMachine.provide({ actors: { listMatches, listNews } }),
      polling: pollingMachine.provide({
        actors: { visibility: port('visibility') as never, connection: port('connection') as never },
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { matchId, first } });
  const notices: string[] = [];
  actor.on('notice', ({ notice }) => notices.push(notice.text));
  actor.start();
  /** Lets everything that has been asked be answered. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settle();
  };
  return { actor, season, calls, notices, tell, settle, pass };
}
