import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { joiningWords as words } from '#domain/words/joining.ts';
import { defineModel } from '#model-testing/model.ts';
import { requestListMachine, requestsAt } from './requests.ts';
import { joining, leaving } from './sample-requests.ts';

export const requestListModel = defineModel(requestListMachine, {
  id: 'request-list',
  input: { question: requestsAt(3) },
  cases: {
    'filters.changed': ({ question }) => [{ filters: { clubId: question.filters.clubId === 3 ? 13 : 3 } }],
    'page.changed': ({ question }) => [{ page: question.page === 1 ? 2 : 1 }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [
      { question },
      { question: { ...question, page: question.page === 1 ? 2 : 1 } },
      { question: requestsAt(question.filters.clubId === 3 ? 13 : 3) },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows: [joining, leaving], total: 21 } },
      { name: 'nobody', ok: true, output: { rows: [], total: 0 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => question.page,
  controls: {
    'filters.changed': { kind: 'outside', from: 'the list of the own clubs' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'nowhere: this list stands in no address' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [joining.fullName] },
    'listing.failed': { texts: [words.failed, errorWords.unanswered] },
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': { texts: [joining.fullName, leaving.fullName, words.counted(21)] },
    'listing.answered.rows.empty': { texts: [words.empty], absent: [joining.fullName] },
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.10', 'A-1.15'] },
});
