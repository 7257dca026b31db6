import { silentProblem, type ProblemData } from '#api/problem.ts';
import { channelWords } from '#domain/words/channels.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { channelClubsMachine, readAddress, type ChannelClub, type ChannelClubQuestion } from './clubs.ts';

const words = channelWords.clubs;

const club: ChannelClub = {
  clubId: 3,
  name: 'Cue Club Monterrey',
  clubStatusId: 1,
  logo: null,
  city: 'Monterrey',
  countryId: 'MX',
  currency: 'MXN',
  platformFee: 2.5,
  isAffiliated: true,
  user: null,
  licenceStatusId: 1,
  licenceStart: Date.UTC(2025, 11, 9),
  licenceEnd: Date.UTC(2026, 11, 9),
  licenceCount: 18,
  channelCount: 4,
  memberCount: 41,
  version: '1',
};

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const otherPage = (question: ChannelClubQuestion): ChannelClubQuestion => ({
  ...question,
  page: question.page === 1 ? 2 : 1,
});
const otherName = ({ filters: { name } }: ChannelClubQuestion) => ({ name: name === '' ? 'cue' : '' });

export const channelClubsModel = defineModel(channelClubsMachine, {
  id: 'channel-clubs',
  input: { question: readAddress('') },
  cases: {
    'filters.changed': ({ question }) => [{ filters: otherName(question) }],
    'page.changed': ({ question }) => [{ page: otherPage(question).page }],
    'size.changed': ({ question }) => [{ size: question.size === 10 ? 20 : 10 }],
    'address.changed': ({ question }) => [
      { question },
      { question: otherPage(question) },
      { question: { ...question, filters: otherName(question) } },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page', ok: true, output: { rows: [club], total: 21 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
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
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'listing.loading': { tags: ['busy'], texts: [words.loading], absent: [words.stale, club.name] },
    'listing.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'listing.answered': { absent: [words.failed] },
    'listing.answered.rows.shown': {
      roles: [{ role: 'link', name: club.name }],
      texts: ['of 21'],
    },
    'listing.answered.rows.empty': ({ question }) => ({
      texts: [question.filters.name === '' ? words.none : words.empty],
      absent: [club.name],
    }),
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-1.56', 'A-2.41', 'C-1.05', 'C-2.53', 'C-2.79'] },
});
