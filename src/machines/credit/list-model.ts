import { silentProblem } from '#api/problem.ts';
import { creditWords } from '#domain/words/credit.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { creditListMachine, everyMember } from './list.ts';
import { owing, withCredit } from './sample-accounts.ts';

const words = creditWords.desk;
const searched = { search: 'pilar' };

export const creditListModel = defineModel(creditListMachine, {
  id: 'credit-list',
  input: { question: everyMember },
  cases: {
    'filters.changed': ({ question }) => [
      { filters: question.filters.search === '' ? searched : everyMember.filters },
    ],
    'page.changed': ({ question }) => [{ page: question.page === 1 ? 2 : 1 }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [
      { question },
      { question: { ...question, page: question.page === 1 ? 2 : 1 } },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows: [withCredit, owing], total: 21 } },
      { name: 'nobody', ok: true, output: { rows: [], total: 0 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => question.page,
  controls: {
    'filters.changed': { kind: 'outside', from: 'the search field' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'nowhere: this list stands in no address' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [withCredit.user.fullName] },
    'listing.failed': { texts: [words.failed, errorWords.unanswered] },
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': {
      texts: [withCredit.user.fullName, words.owes('USD 2.50'), words.mayOwe('USD 20.00'), words.left],
    },
    'listing.answered.rows.empty': ({ question }) => ({
      texts: [question.filters.search === '' ? words.none : words.empty],
      absent: [withCredit.user.fullName],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.51'] },
});
