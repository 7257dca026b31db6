import { defineModel } from '#model-testing/model.ts';
import type { TableBoard } from '#api/live.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { liveWords } from '#domain/words/live.ts';
import { nineBallMatch, upcomingMatch } from '#machines/matches/sample-matches.ts';
import { boardMachine } from './board.ts';

const words = liveWords.board;
const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};
const club = { clubId: 7, name: 'Club Billares Obelisco' };
const table = { name: null, gameTypes: [], match: null, state: 'free' } as const;

/** Tables of each kind. */
export const sampleBoard: TableBoard = {
  club,
  timeZone: 'America/Bogota',
  rankings: [{ rankingId: 3, name: 'Season ranking', year: 2026 }],
  rows: [
    { ...table, tableId: 1, number: 1, gameTypes: ['nineBall'], state: 'inPlay', match: nineBallMatch },
    { ...table, tableId: 2, number: 2, name: 'The long one', gameTypes: [], match: upcomingMatch },
    { ...table, tableId: 3, number: 3, gameTypes: [], state: 'outOfOrder' },
  ],
};

export const boardModel = defineModel(boardMachine, {
  id: 'club-board',
  input: { question: { clubId: 7 } },
  cases: {
    'question.changed': ({ question }) => [{ question: { clubId: question.clubId === 7 ? 8 : 7 } }],
  },
  outcomes: {
    read: [
      { name: 'tables', ok: true, output: sampleBoard },
      { name: 'no tables', ok: true, output: { club, rows: [], rankings: [] } },
      { name: 'unknown', ok: false, error: { ...refused, status: 404, code: 'not_found' } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question, answer, problem }) => [question.clubId, answer?.rows.length, problem?.kind],
  controls: {
    'question.changed': { kind: 'outside', from: 'another club is chosen, or Back' },
    retry: { role: 'button', name: errorWords.retry },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'asking.loading': { tags: ['busy'] },
    'asking.missing': { texts: [words.missing] },
    'asking.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'asking.shown': ({ answer }) => ({
      texts: [words.titleOf(club.name), answer?.rows.length ? words.states.outOfOrder : words.empty],
    }),
    'asking.shown.fresh': { absent: [liveWords.stale] },
    'asking.shown.stale': { texts: [liveWords.stale] },
    'asking.shown.retrying': { texts: [liveWords.stale] },
  },
  requirements: { 'asking.shown': ['A-2.22'] },
});
