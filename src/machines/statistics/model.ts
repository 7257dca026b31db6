import { defineModel } from '#model-testing/model.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { Statistics } from '#api/statistics.ts';
import { errorWords } from '#domain/words/errors.ts';
import { statisticsWords as words } from '#domain/words/statistics.ts';
import { statisticsMachine } from './machine.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};
const none = { played: 0, won: 0, lost: 0 };
const nothing: Statistics = { matches: none, frames: none, games: [], highestBreaks: [], form: [] };

/** Somebody who plays two games. */
export const sampleFigures: Statistics = {
  matches: { played: 12, won: 8, lost: 4 },
  frames: { played: 61, won: 37, lost: 24 },
  games: [
    {
      gameType: 'fifteenReds',
      matches: { played: 9, won: 7, lost: 2 },
      frames: { played: 45, won: 29, lost: 16 },
      highestBreak: 92,
    },
    {
      gameType: 'nineBall',
      matches: { played: 3, won: 1, lost: 2 },
      frames: { played: 16, won: 8, lost: 8 },
      highestBreak: null,
    },
  ],
  highestBreaks: [
    { gameType: 'fifteenReds', points: 92, matchId: 40, day: '2026-11-12' },
    { gameType: 'fifteenReds', points: 61, matchId: 37, day: '2026-10-30' },
  ],
  form: [
    {
      matchId: 41,
      gameType: 'nineBall',
      opponent: 'Marcus Whitfield',
      isWon: false,
      own: 5,
      other: 7,
      day: '2026-11-18',
    },
    {
      matchId: 40,
      gameType: 'fifteenReds',
      opponent: 'Andrés Peñaranda',
      isWon: true,
      own: 5,
      other: 2,
      day: '2026-11-12',
    },
  ],
};

export const statisticsModel = defineModel(statisticsMachine, {
  id: 'statistics',
  input: { question: {} },
  cases: {
    'question.changed': ({ question }) => [{ question: question.gameType ? {} : { gameType: 'nineBall' } }],
  },
  outcomes: {
    read: [
      { name: 'figures', ok: true, output: sampleFigures },
      { name: 'nothing played', ok: true, output: nothing },
      { name: 'not understood', ok: false, error: { ...refused, status: 400, code: 'invalid_request' } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question, answer, problem }) => [question.gameType, answer?.matches.played, problem?.kind],
  controls: {
    'question.changed': { kind: 'outside', from: 'another game is chosen, or Back' },
    retry: { role: 'button', name: errorWords.retry },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'asking.loading': { tags: ['busy'] },
    'asking.missing': { texts: [words.failed] },
    'asking.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'asking.shown': ({ question, answer }) => ({
      texts: answer?.matches.played
        ? [words.form, words.byGame, words.breaks]
        : [question.gameType ? words.emptyOf('Pool, 9 ball') : words.empty],
    }),
    'asking.shown.fresh': { absent: [words.stale] },
    'asking.shown.stale': { texts: [words.stale] },
    'asking.shown.retrying': { texts: [words.stale] },
  },
  requirements: { 'asking.shown': ['A-1.12', 'A-1.37', 'A-2.52', 'A-6.16'] },
});
