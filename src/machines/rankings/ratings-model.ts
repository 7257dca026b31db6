import type { RatedPlayer } from '#api/ratings.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { ratingWords as words } from '#domain/words/ratings.ts';
import { defineModel } from '#model-testing/model.ts';
import { ratingsMachine, readRatingsAddress, type RatingsQuestion } from './ratings.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const rows: RatedPlayer[] = [
  {
    userId: 7,
    fullName: 'Ana Paz',
    rating: 612.5,
    frames: 340,
    handicap: 3,
    changedAt: '2026-11-20T14:02:00.000Z',
    version: '4',
  },
  {
    userId: 8,
    fullName: 'Beto Ruiz',
    rating: 498.1,
    frames: 40,
    handicap: null,
    changedAt: '2026-11-19T14:02:00.000Z',
    version: '2',
  },
  {
    userId: 9,
    fullName: 'Carla Sosa',
    rating: null,
    frames: 0,
    handicap: null,
    changedAt: null,
    version: '0',
  },
];

const otherPage = (question: RatingsQuestion): RatingsQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});

export const ratingsModel = defineModel(ratingsMachine, {
  id: 'rating-list',
  input: { question: readRatingsAddress(3, '') },
  cases: {
    'filters.changed': ({ question: { filters } }) => [
      { filters: { discipline: filters.discipline === 'pool' ? 'snooker' : 'pool' } },
      { filters: { text: filters.text === '' ? 'ana' : '' } },
    ],
    'page.changed': ({ question }) => [{ page: otherPage(question).page }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [{ question }, { question: otherPage(question) }],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows, total: 21 } },
      { name: 'nobody', ok: true, output: { rows: [], total: 0 } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => [question.page, question.filters.text],
  controls: {
    'filters.changed': { kind: 'outside', from: 'the choice of a game, and the search' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [words.stale, 'Ana Paz'] },
    'listing.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'listing.answered.rows.shown': { texts: ['612.5', words.provisional, words.unrated, 'of 21'] },
    'listing.answered.rows.empty': ({ question }) => ({
      texts: [question.filters.text === '' ? words.none : words.empty],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-2.47', 'A-6.11'] },
});
