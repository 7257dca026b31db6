import { silentProblem, type ProblemData } from '#api/problem.ts';
import { clubWords as words } from '#domain/words/clubs.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { firstQuestion, type ClubQuestion } from './address.ts';
import { clubListMachine } from './list.ts';
import { activeClub, inactiveClub } from './sample-clubs.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const otherPage = (question: ClubQuestion): ClubQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherStatus = ({ filters, ...question }: ClubQuestion): ClubQuestion => ({
  ...question,
  filters: { ...filters, clubStatusId: filters.clubStatusId === null ? 2 : null },
});

export const clubListModel = defineModel(clubListMachine, {
  id: 'club-list',
  input: { question: firstQuestion },
  cases: {
    'filters.changed': ({ question }) => [
      { filters: { clubStatusId: otherStatus(question).filters.clubStatusId } },
    ],
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
      { name: 'a page', ok: true, output: { rows: [activeClub, inactiveClub], total: 21 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => question.page,
  controls: {
    'filters.changed': { kind: 'outside', from: 'the row of statuses' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [words.stale, activeClub.name] },
    'listing.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': { texts: [activeClub.name, inactiveClub.name, 'of 21'] },
    'listing.answered.rows.empty': ({ question }) => ({
      texts: [question.filters.clubStatusId === null ? words.none : words.empty],
      absent: [activeClub.name],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.20', 'A-9.01', 'C-7.04', 'C-4.16', 'C-4.17'] },
});
