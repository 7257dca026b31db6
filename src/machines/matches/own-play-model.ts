import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { OwnPlay } from '#api/matches.ts';
import { errorWords } from '#domain/words/errors.ts';
import { myPlayWords as words } from '#domain/words/my-play.ts';
import { defineModel } from '#model-testing/model.ts';
import { ownPlayMachine } from './own-play.ts';
import { upcomingMatch } from './sample-matches.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 403,
  code: 'forbidden',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

const planned = { ...upcomingMatch, calledAt: null };
const called = {
  ...planned,
  matchId: planned.matchId + 1,
  calledAt: '2026-11-20T14:02:00.000Z',
  tournament: null,
  matchName: 'Friendly',
};

/** A call, a match to come, one to referee, and a check-in. */
export const sampleOwnPlay: OwnPlay = {
  matches: [
    { part: 'player', match: called },
    { part: 'player', match: planned },
    { part: 'referee', match: { ...planned, matchId: planned.matchId + 2, scheduleTime: null } },
  ],
  checkIns: [
    {
      tournamentId: 7,
      tournament: 'Copa de Verano',
      timeZone: 'America/Bogota',
      opensAt: '2020-11-20T14:00:00.000Z',
      closesAt: '2126-11-20T15:00:00.000Z',
      isCheckedIn: false,
    },
  ],
};

export const ownPlayModel = defineModel(ownPlayMachine, {
  id: 'own-play',
  input: { question: {} },
  cases: {
    'question.changed': ({ question }) => [{ question: 'again' in question ? {} : { again: true } }],
  },
  outcomes: {
    read: [
      { name: 'matches', ok: true, output: sampleOwnPlay },
      { name: 'nothing', ok: true, output: { matches: [], checkIns: [] } },
      { name: 'gone', ok: false, error: { ...refused, status: 404, code: 'not_found' } },
      { name: 'refused', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question, answer, problem }) => ['again' in question, answer?.matches.length, problem?.kind],
  controls: {
    'question.changed': { kind: 'outside', from: 'somebody else, of whom the page is another one' },
    retry: { role: 'button', name: errorWords.retry },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'asking.loading': { tags: ['busy'] },
    'asking.missing': { texts: [words.failed] },
    'asking.failed': { texts: [words.failed] },
    'asking.shown': ({ answer }) => ({
      texts: answer?.matches.length ? [words.called, words.matches, words.refereed] : [words.empty],
    }),
    'asking.shown.stale': { texts: [words.stale] },
  },
  requirements: { 'asking.shown': ['A-1.36', 'A-6.19'] },
});
