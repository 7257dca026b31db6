import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import { defineModel } from '#model-testing/model.ts';
import { readAddress, type SignInQuestion } from './address.ts';
import { signInListMachine } from './list.ts';
import { sampleDays, sampleSignIns } from './sample-sign-ins.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const otherPage = (question: SignInQuestion): SignInQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherName = ({ filters }: SignInQuestion) => ({ search: filters.search === '' ? 'ana' : '' });

export const signInListModel = defineModel(signInListMachine, {
  id: 'sign-in-report',
  input: { question: readAddress('') },
  cases: {
    'filters.changed': ({ question }) => [{ filters: otherName(question) }],
    'page.changed': ({ question }) => [{ page: otherPage(question).page }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [
      { question },
      { question: otherPage(question) },
      { question: { ...question, filters: { ...question.filters, ...otherName(question) } } },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows: sampleSignIns, total: 21, besides: sampleDays } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0, besides: [] } },
      { name: 'failed', ok: false, error: refused },
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
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this report' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [words.stale, 'Ana Beltrán'] },
    'listing.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': {
      texts: ['Ana Beltrán', words.still, 'of 21'],
      roles: [{ role: 'img', name: words.chart }],
    },
    'listing.answered.rows.empty': ({ question }) => ({
      texts: [question.filters.search === '' ? words.none : words.empty],
      absent: ['Ana Beltrán'],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-2.72', 'C-2.59', 'C-2.85', 'C-2.137'] },
});
