import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { tournamentOfficeWords as words } from '#domain/words/tournament-office.ts';
import { defineModel } from '#model-testing/model.ts';
import { firstQuestion, type ManagedQuestion } from './managed-address.ts';
import { managedListMachine } from './managed-list.ts';
import { closedRow, draftRow, openRow } from './sample-tournaments.ts';

const otherPage = (question: ManagedQuestion): ManagedQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherStage = ({ filters, ...question }: ManagedQuestion): ManagedQuestion => ({
  ...question,
  filters: { ...filters, stage: filters.stage === null ? 'draft' : null },
});

export const managedListModel = defineModel(managedListMachine, {
  id: 'managed-tournaments',
  input: { question: firstQuestion },
  cases: {
    'filters.changed': ({ question }) => [{ filters: { stage: otherStage(question).filters.stage } }],
    'page.changed': ({ question }) => [{ page: otherPage(question).page }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [
      { question },
      { question: otherPage(question) },
      { question: otherStage(question) },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows: [draftRow, openRow, closedRow], total: 21 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => [question.page, question.filters.stage],
  controls: {
    'filters.changed': { kind: 'outside', from: 'the list of stages' },
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
    'listing.answered.rows.shown': {
      texts: [draftRow.name, openRow.name, 'of 21'],
      absent: [words.empty, words.none],
    },
    'listing.answered.rows.empty': ({ question: { filters } }) => ({
      texts: [filters.stage === null ? words.empty : words.none],
      absent: [draftRow.name],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.16', 'A-2.57', 'A-9.01'] },
});
