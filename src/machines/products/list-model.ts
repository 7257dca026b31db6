import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { productWords as words } from '#domain/words/products.ts';
import { defineModel } from '#model-testing/model.ts';
import { readAddress, type ProductQuestion } from './address.ts';
import { productListMachine } from './list.ts';
import { newTime, poolTime } from './sample-products.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const otherPage = (question: ProductQuestion): ProductQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherKept = ({ filters, ...question }: ProductQuestion): ProductQuestion => ({
  ...question,
  filters: { ...filters, isArchived: !filters.isArchived },
});

export const productListModel = defineModel(productListMachine, {
  id: 'product-list',
  input: { question: readAddress('') },
  cases: {
    'filters.changed': ({ question }) => [
      { filters: { isArchived: otherKept(question).filters.isArchived } },
    ],
    'page.changed': ({ question }) => [{ page: otherPage(question).page }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [
      { question },
      { question: otherPage(question) },
      { question: otherKept(question) },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows: [poolTime, newTime], total: 21 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => question.page,
  controls: {
    'filters.changed': { kind: 'outside', from: 'the choice between what is sold and what is archived' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [words.stale, poolTime.name] },
    'listing.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': { texts: [poolTime.name, newTime.name, words.unpriced, 'of 21'] },
    'listing.answered.rows.empty': ({ question }) => ({
      texts: [question.filters.isArchived ? words.noneArchived : words.none],
      absent: [poolTime.name],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.46', 'A-2.64'] },
});
