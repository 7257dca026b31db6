import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { reportWords } from '#domain/words/reports.ts';
import { defineModel } from '#model-testing/model.ts';
import { changeListMachine, readChangesAddress, type ChangeQuestion } from './changes.ts';
import { sampleChanges } from './sample-changes.ts';

const words = reportWords.changes;

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const otherPage = (question: ChangeQuestion): ChangeQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherKind = ({ filters }: ChangeQuestion) => ({
  kind: filters.kind === null ? ('club' as const) : null,
});

export const changeListModel = defineModel(changeListMachine, {
  id: 'change-report',
  input: { question: readChangesAddress('') },
  cases: {
    'filters.changed': ({ question }) => [{ filters: otherKind(question) }],
    'page.changed': ({ question }) => [{ page: otherPage(question).page }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [
      { question },
      { question: otherPage(question) },
      { question: { ...question, filters: { ...question.filters, ...otherKind(question) } } },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows: sampleChanges, total: 21 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => question.page,
  controls: {
    'filters.changed': { kind: 'outside', from: 'the choice of records' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this report' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': {
      tags: ['busy'],
      texts: [words.loading],
      absent: [reportWords.stale, 'Valeria Ocampo'],
    },
    'listing.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': {
      texts: ['Valeria Ocampo', 'Update club', words.seals.whole, 'of 21'],
    },
    'listing.answered.rows.empty': ({ question }) => ({
      texts: [question.filters.kind === null ? words.none : words.empty],
      absent: ['Valeria Ocampo'],
    }),
    'listing.answered.upkeep.fresh': { absent: [reportWords.stale] },
    'listing.answered.upkeep.refreshing': { absent: [reportWords.stale] },
    'listing.answered.upkeep.stale': { texts: [reportWords.stale] },
    'listing.answered.upkeep.retrying': { texts: [reportWords.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
});
