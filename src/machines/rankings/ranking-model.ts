import type { RankingAnswer } from '#api/rankings.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { defineModel } from '#model-testing/model.ts';
import { readAddress, rankingMachine, type RankingQuestion } from './ranking.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const ranking = {
  rankingId: 2,
  clubId: 3,
  club: 'Brooklyn Rack House',
  name: 'Club championship',
  discipline: 'pool',
  categoryId: null,
  category: null,
  year: 2026,
  span: 'season',
  bestOf: 1,
  version: '1',
} as const;

/** A ranking in which a result is dropped, and two share a rank. */
export const sampleRanking: RankingAnswer & { besides: typeof ranking } = {
  besides: ranking,
  total: 21,
  rows: [
    {
      rank: 1,
      playerId: 7,
      playerName: 'Ana Paz',
      points: 1000,
      results: [
        { tournamentId: 4, tournament: 'Winter Open', place: 1, placeTo: 1, points: 1000, isCounted: true },
        { tournamentId: 5, tournament: 'Summer Open', place: 5, placeTo: 8, points: 300, isCounted: false },
      ],
    },
    {
      rank: 2,
      playerId: 8,
      playerName: 'Beto Ruiz',
      points: 700,
      results: [
        { tournamentId: 4, tournament: 'Winter Open', place: 2, placeTo: 2, points: 700, isCounted: true },
      ],
    },
  ],
};

const otherPage = (question: RankingQuestion): RankingQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});

export const rankingModel = defineModel(rankingMachine, {
  id: 'ranking',
  starts: [
    { name: 'asked for', input: { question: readAddress(2, '') } },
    { name: 'with its page', input: { question: readAddress(2, ''), first: sampleRanking } },
  ],
  cases: {
    // Nothing narrows a ranking.
    'filters.changed': () => [],
    'page.changed': ({ question }) => [{ page: otherPage(question).page }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [{ question }, { question: otherPage(question) }],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: sampleRanking },
      { name: 'nobody has points', ok: true, output: { rows: [], total: 0, besides: ranking } },
      { name: 'gone', ok: false, error: { ...refused, status: 404, code: 'not_found' } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question, problem }) => [question.page, problem?.status],
  controls: {
    'filters.changed': { kind: 'outside', from: 'nothing: a ranking has no filters' },
    'page.changed': {
      role: 'button',
      name: ({ context }) =>
        context.question.page === 1 ? words.page.paging.next : words.page.paging.previous,
    },
    'size.changed': { role: 'combobox', name: words.page.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this ranking' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], absent: ['Ana Paz'] },
    'listing.failed': ({ problem }) => ({
      texts: [problem?.status === 404 ? words.page.missing : words.page.failed],
    }),
    'listing.answered.rows.shown': { texts: ['Ana Paz', 'Beto Ruiz', words.page.droppedHint, 'of 21'] },
    'listing.answered.rows.empty': { texts: [words.page.empty] },
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  unreachable: { 'paged-list.listing|filters.changed|0': 'nothing narrows a ranking' },
  requirements: { 'listing.answered': ['A-1.36', 'C-9.06'] },
});
