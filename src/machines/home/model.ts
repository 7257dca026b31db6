import { defineModel } from '#kit/model.ts';
import type { ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
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
import type { Sections } from './sections.ts';

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
      status: 'published',
      publishedAt: '2026-11-19T20:00:00Z',
    },
  ],
};
const withoutNews: Sections = { ...whole, news: null };
const emptySeason: Sections = { live: { rows: [], total: 0 }, upcoming: [], results: [], news: [] };
const nothing: Sections = { live: null, upcoming: null, results: null, news: null };

const problem: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};
const unknown: ProblemData = { ...problem, status: 404, code: 'not_found' };

export const homeModel = defineModel(homeMachine, {
  starts: [
    { name: 'home', input: { matchId: null } },
    { name: 'home with a match', input: { matchId: snookerMatch.matchId } },
  ],
  cases: {
    'match.chosen': ({ chosenId }) => [{ matchId: chosenId === null ? snookerMatch.matchId : null }],
  },
  outcomes: {
    readSections: [
      { name: 'all', ok: true, output: whole },
      { name: 'all but the news', ok: true, output: withoutNews },
      { name: 'an empty season', ok: true, output: emptySeason },
      { name: 'nothing', ok: true, output: nothing },
      { name: 'broken', ok: false, error: problem },
    ],
    getMatch: [
      { name: 'the match', ok: true, output: snookerDetail },
      { name: 'unknown', ok: false, error: unknown },
      { name: 'failed', ok: false, error: problem },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ chosenId, featuredId, live, news }) => [chosenId, featuredId, live?.total, news?.length],
  controls: {
    'match.chosen': { kind: 'outside', from: 'the address: a link to /home/{matchId}, Back' },
    retry: { role: 'button', name: errorWords.retry },
    'sections.read': { kind: 'internal' },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'sections.loading': { tags: ['busy'] },
    'sections.failed': { texts: [words.failed], absent: [words.upcoming] },
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
