import { defineModel } from '#model-testing/model.ts';
import type { ProblemData } from '#api/problem.ts';
import { silentProblem } from '#api/problem.ts';
import { cityOf } from '#domain/dates/zone.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import { matchCentreMachine } from './centre.ts';
import { completedMatch, snookerDetail } from './sample-matches.ts';

const words = matchPagesWords.centre;
const problem: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};
const over = {
  ...completedMatch,
  matchId: 11,
  frames: [],
  referee: null,
  mayScore: false,
  isLevelAllowed: false,
};

export const matchCentreModel = defineModel(matchCentreMachine, {
  endsEarly: true,
  input: { matchId: 11 },
  cases: { 'clock.changed': ({ clock }) => [{ clock: clock === 'hall' ? 'own' : 'hall' }] },
  outcomes: {
    getMatch: [
      { name: 'a live match', ok: true, output: snookerDetail },
      { name: 'a match that is over', ok: true, output: over },
      { name: 'unknown', ok: false, error: { ...problem, status: 404, code: 'not_found' } },
      { name: 'failed', ok: false, error: problem },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt', 'ownZone'],
  identity: ({ match, clock, problem: why }) => [match?.statusId, clock, why?.kind],
  controls: {
    'clock.changed': {
      role: 'switch',
      name: ({ context }) => words.showOwn(cityOf(context.ownZone)),
      gesture: 'check',
    },
    retry: { role: 'button', name: errorWords.retry },
    'match.changed': { kind: 'outside', from: 'the corrections of the match, which stand beside it' },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    loading: { tags: ['busy'] },
    missing: { texts: [words.missing] },
    failed: ({ problem: why }) => ({
      texts: [words.failed, why?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    shown: ({ match }) => ({ texts: [match?.playerName2 ?? '', words.facts], absent: [words.failed] }),
    'shown.fresh': { absent: [matchPagesWords.stale] },
    'shown.stale': { texts: [matchPagesWords.stale] },
    'shown.retrying': { texts: [matchPagesWords.stale] },
  },
  requirements: { shown: ['A-1.33', 'A-1.35', 'A-2.141', 'A-2.142'] },
});
