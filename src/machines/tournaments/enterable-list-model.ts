import { silentProblem } from '#api/problem.ts';
import { enteringWords as words } from '#domain/words/entering.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { enterableListMachine } from './enterable-list.ts';
import { readAddress, type EnterableQuestion } from './entering-address.ts';
import { enteredRow, openRow } from './sample-tournaments.ts';

const otherPage = (question: EnterableQuestion): EnterableQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherKind = ({ filters, ...question }: EnterableQuestion): EnterableQuestion => ({
  ...question,
  filters: { kind: filters.kind === 'open' ? 'entered' : 'open' },
});

export const enterableListModel = defineModel(enterableListMachine, {
  id: 'enterable-tournaments',
  input: { question: readAddress('') },
  cases: {
    'filters.changed': ({ question }) => [{ filters: otherKind(question).filters }],
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
      { name: 'a page', ok: true, output: { rows: [openRow, enteredRow], total: 21 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => [question.page, question.filters.kind],
  controls: {
    'filters.changed': {
      role: 'radio',
      name: ({ context }) => words.kinds[context.question.filters.kind === 'open' ? 'entered' : 'open'],
    },
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
    'listing.failed': { texts: [words.failed, errorWords.unanswered] },
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': { texts: [openRow.name, enteredRow.name, 'of 21'] },
    'listing.answered.rows.empty': ({ question: { filters } }) => ({
      texts: [words.empty[filters.kind]],
      absent: [openRow.name],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.11', 'A-2.53', 'A-6.19', 'A-9.01'] },
});
