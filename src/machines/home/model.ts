import { defineModel } from '#model-testing/model.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { HomeData } from '#domain/initial-data.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { homeWords as words } from '#domain/words/home.ts';
import {
  caromMatch,
  completedMatch,
  nineBallMatch,
  snookerDetail,
  snookerMatch,
  upcomingMatch,
} from '#machines/matches/sample-matches.ts';
import { homeMachine } from './machine.ts';
import type { Reading, Sections } from './sections.ts';

const whole: Sections = {
  live: { rows: [snookerMatch, nineBallMatch, caromMatch], total: 9 },
  upcoming: [upcomingMatch],
  results: [completedMatch],
  news: [
    {
      newsId: 1,
      title: 'A century in the deciding session',
      summary: 'It was played from behind the green.',
      kind: 'cloud',
      club: null,
      image: null,
      imageAlt: null,
      status: 'published',
      publishedAt: '2026-11-19T20:00:00Z',
    },
  ],
};
const withoutNews: Sections = { ...whole, news: null };
const emptySeason: Sections = { live: { rows: [], total: 0 }, upcoming: [], results: [], news: [] };

const problem: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};
const broken = { ...problem, message: errorWords.failed };
const unavailable = { ...problem, status: 503, code: 'unavailable', message: problemWords.unavailable };
const unknown: ProblemData = { ...problem, status: 404, code: 'not_found' };

const nothing: Sections = { live: null, upcoming: null, results: null, news: null };

/** What the page was served with. */
export const served: HomeData = {
  readAt: '2026-11-20T20:00:00Z',
  live: { rows: [snookerMatch, nineBallMatch, caromMatch], total: 9 },
  upcoming: [upcomingMatch],
  results: [completedMatch],
  news: [],
  detail: snookerDetail,
};

/** What is said of a failure: that there is no network only where there is none. */
const failureText = ({ kind, message }: ProblemData): string =>
  kind === 'offline' ? errorWords.connectivity : message;

/** A reading, and why one of its parts failed. */
const read = (sections: Sections, problem: ProblemData | null = null): Reading => ({ sections, problem });

export const homeModel = defineModel(homeMachine, {
  starts: [
    { name: 'home', input: { matchId: null } },
    { name: 'home with a match', input: { matchId: snookerMatch.matchId } },
    { name: 'home as it was served', input: { matchId: null, first: served } },
  ],
  cases: {
    // The machine tells itself.
    'sections.read': [],
    'match.chosen': ({ chosenId }) => [{ matchId: chosenId === null ? snookerMatch.matchId : null }],
  },
  outcomes: {
    readSections: [
      { name: 'all', ok: true, output: read(whole) },
      { name: 'all but the news', ok: true, output: read(withoutNews, broken) },
      { name: 'an empty season', ok: true, output: read(emptySeason) },
      { name: 'nothing', ok: true, output: read(nothing, unavailable) },
      { name: 'no network', ok: true, output: read(nothing, silentProblem('offline')) },
      { name: 'broken', ok: false, error: broken },
    ],
    getMatch: [
      { name: 'the match', ok: true, output: snookerDetail },
      { name: 'unknown', ok: false, error: unknown },
      { name: 'failed', ok: false, error: problem },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ chosenId, featuredId, live, detail, readAt }) => [
    chosenId,
    featuredId,
    live?.total,
    detail?.matchId,
    readAt !== null,
  ],
  controls: {
    'match.chosen': { kind: 'outside', from: 'the address: a link to /home/{matchId}, Back' },
    retry: { role: 'button', name: errorWords.retry },
    'sections.read': { kind: 'internal' },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'sections.loading': { tags: ['busy'] },
    'sections.failed': ({ problem: why }) => ({
      texts: [words.failed, ...(why === null ? [] : [failureText(why)])],
      absent: [words.upcoming, ...(why?.kind === 'offline' ? [] : [errorWords.connectivity])],
    }),
    'sections.shown': ({ live }) => ({
      texts: [words.upcoming, words.results, words.news],
      absent: [words.failed],
      roles: live?.rows.length === 0 ? [] : [{ role: 'heading', name: words.others }],
    }),
    'sections.shown.fresh': { absent: [words.stale] },
    'sections.shown.stale': { texts: [words.stale] },
    'sections.shown.retrying': { texts: [words.stale] },
  },
  requirements: {
    'sections.shown': ['A-2.06', 'A-2.07'],
    'sections.shown.refreshing': ['C-1.11'],
    cloth: ['A-2.08'],
  },
  invariants: {
    'what has been read stays': ({ context }, before) =>
      before === undefined ||
      (['live', 'upcoming', 'results', 'news'] as const).every(
        (part) => before.context[part] === null || context[part] !== null,
      ),
    'once something is shown, it is never taken away again': (snapshot, before) =>
      !before?.matches({ sections: 'shown' }) || snapshot.matches({ sections: 'shown' }),
  },
});
