import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { ledgerWords as words } from '#domain/words/ledger.ts';
import { defineModel } from '#model-testing/model.ts';
import { ledgerMachine, readAddress, type LedgerQuestion } from './ledger.ts';
import { declined, paid } from './sample-transactions.ts';

const otherPage = (question: LedgerQuestion): LedgerQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherStatus = ({ filters, ...question }: LedgerQuestion): LedgerQuestion => ({
  ...question,
  filters: { ...filters, status: filters.status === 'all' ? 'failed' : 'all' },
});

export const ledgerModel = defineModel(ledgerMachine, {
  id: 'ledger',
  input: { question: readAddress('', 'all') },
  cases: {
    'filters.changed': ({ question }) => [otherStatus(question)],
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
      {
        name: 'a page',
        ok: true,
        output: {
          rows: [paid, declined],
          total: 21,
          besides: [{ currency: 'USD', amount: 123_400, fee: 900, count: 19 }],
        },
      },
      { name: 'nothing', ok: true, output: { rows: [], total: 0, besides: [] } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => question.page,
  controls: {
    'filters.changed': { kind: 'outside', from: 'the choices of the status and the kind' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [words.stale, paid.description] },
    'listing.failed': { texts: [words.failed, errorWords.unanswered] },
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': { texts: ['USD 24.00', 'USD 1,234.00', 'of 21'] },
    'listing.answered.rows.empty': ({ question: { filters } }) => ({
      texts: [filters.status === 'all' ? words.none : words.empty],
      absent: ['USD 24.00'],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: {
    'listing.answered': [
      'A-1.53',
      'A-2.59',
      'A-2.61',
      'A-2.62',
      'A-2.63',
      'A-2.67',
      'A-2.68',
      'A-2.69',
      'A-6.15',
    ],
  },
});
