import { defineModel } from '#model-testing/model.ts';
import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { firstQuestion, type NewsQuestion } from './address.ts';
import { newsListMachine } from './list.ts';
import { clubRow, cloudRow } from './sample-news.ts';

const otherPage = (question: NewsQuestion): NewsQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherKind = ({ filters, ...question }: NewsQuestion): NewsQuestion => ({
  ...question,
  filters: { ...filters, kind: filters.kind === 'all' ? 'cloud' : 'all' },
});

export const newsListModel = defineModel(newsListMachine, {
  id: 'news-list',
  starts: [
    { name: 'as it is asked for', input: { question: firstQuestion } },
    {
      name: 'as it was served',
      input: { question: firstQuestion, first: { rows: [cloudRow, clubRow], total: 21 } },
    },
  ],
  cases: {
    'filters.changed': ({ question }) => [otherKind(question)],
    'page.changed': ({ question }) => [{ page: otherPage(question).page }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [
      { question },
      { question: otherPage(question) },
      { question: otherKind(question) },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows: [cloudRow, clubRow], total: 21 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => question.page,
  controls: {
    'filters.changed': { kind: 'outside', from: 'the row of kinds' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [words.stale, cloudRow.title] },
    'listing.failed': { texts: [words.failed, errorWords.unanswered] },
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': { texts: [cloudRow.title, clubRow.club?.name ?? '', 'of 21'] },
    'listing.answered.rows.empty': ({ question: { filters } }) => ({
      texts: [filters.kind === 'all' ? words.none : words.empty],
      absent: [cloudRow.title],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.02', 'A-1.47', 'A-2.23', 'A-2.33', 'A-9.01'] },
});
