import { silentProblem } from '#api/problem.ts';
import { entriesWords as words } from '#domain/words/entries.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { entriesListMachine, readEntryAddress, type EntryQuestion } from './entries-list.ts';
import { askingEntry, placedEntry, sampleCounts, sampleEntries } from './sample-entries.ts';

const otherPage = (question: EntryQuestion): EntryQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherStatus = ({ filters, ...question }: EntryQuestion): EntryQuestion => ({
  ...question,
  filters: { ...filters, status: filters.status === null ? 'requested' : null },
});

export const entriesListModel = defineModel(entriesListMachine, {
  id: 'entries',
  input: { question: readEntryAddress(6, '') },
  cases: {
    'filters.changed': ({ question }) => [{ filters: { status: otherStatus(question).filters.status } }],
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
      { name: 'a page', ok: true, output: { rows: sampleEntries, total: 21, besides: sampleCounts } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0, besides: { ...sampleCounts, places: 0 } } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => [question.page, question.filters.status],
  controls: {
    'filters.changed': { kind: 'outside', from: 'the list of kinds of entries' },
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
    'listing.answered.rows.shown': { texts: [askingEntry.name, placedEntry.name, 'of 21'] },
    'listing.answered.rows.empty': ({ question: { filters } }) => ({
      texts: [filters.status === null ? words.empty : words.none],
      absent: [askingEntry.name],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.16', 'A-9.01'] },
});
