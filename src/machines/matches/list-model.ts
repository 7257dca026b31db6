import { defineModel } from '#model-testing/model.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchPagesWords as words } from '#domain/words/match-pages.ts';
import { firstQuestion, type MatchQuestion } from './address.ts';
import { matchListMachine } from './list.ts';
import { snookerMatch, upcomingMatch } from './sample-matches.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const otherPage = (question: MatchQuestion): MatchQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherStatus = (question: MatchQuestion): MatchQuestion => ({
  ...question,
  filters: { ...question.filters, status: question.filters.status === 1 ? 7 : 1 },
});

export const matchListModel = defineModel(matchListMachine, {
  id: 'match-list',
  input: { question: firstQuestion },
  cases: {
    'filters.changed': ({ question }) => [{ filters: { mine: !question.filters.mine } }],
    'page.changed': ({ question }) => [{ page: otherPage(question).page }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [
      { question },
      { question: otherPage(question) },
      { question: otherStatus(question) },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows: [upcomingMatch, snookerMatch], total: 21 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => question.page,
  controls: {
    'filters.changed': { role: 'checkbox', name: words.mine, gesture: 'check' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [words.stale] },
    'listing.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': { texts: ['Thiago Bittencourt', 'of 21'], absent: [words.emptyText] },
    'listing.answered.rows.empty': ({ question }) => ({
      texts: [words.empty[question.filters.status]],
      absent: ['Thiago Bittencourt'],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: {
    'listing.answered': ['A-1.33', 'A-2.55', 'A-9.01', 'A-9.07', 'A-9.08', 'C-4.11', 'C-4.12'],
    'listing.answered.upkeep.refreshing': ['C-1.11'],
  },
});
