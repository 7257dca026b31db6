import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { defineModel } from '#model-testing/model.ts';
import { firstQuestion, type PlayerQuestion } from './address.ts';
import { playerListMachine } from './list.ts';
import { activePlayer, waitingAdmin } from './sample-players.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const otherPage = (question: PlayerQuestion): PlayerQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherStatus = ({ filters, ...question }: PlayerQuestion): PlayerQuestion => ({
  ...question,
  filters: { ...filters, statusId: filters.statusId === null ? 2 : null },
});

export const playerListModel = defineModel(playerListMachine, {
  id: 'player-list',
  input: { question: firstQuestion('members') },
  cases: {
    'filters.changed': ({ question }) => [{ filters: { statusId: otherStatus(question).filters.statusId } }],
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
      { name: 'a page', ok: true, output: { rows: [activePlayer, waitingAdmin], total: 21 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => question.page,
  controls: {
    'filters.changed': { kind: 'outside', from: 'the list of statuses' },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.paging.next : words.paging.previous),
    },
    'size.changed': { role: 'combobox', name: words.paging.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': {
      tags: ['busy'],
      texts: [words.loading],
      absent: [words.stale, activePlayer.fullName],
    },
    'listing.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': { texts: [activePlayer.fullName, waitingAdmin.email, 'of 21'] },
    'listing.answered.rows.empty': ({ question }) => ({
      texts: [question.filters.statusId === null ? words.lists.members.none : words.empty],
      absent: [activePlayer.fullName],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.15', 'A-1.21', 'A-1.30', 'A-1.31', 'A-2.43'] },
});
