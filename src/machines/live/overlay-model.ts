import { defineModel } from '#model-testing/model.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { liveWords } from '#domain/words/live.ts';
import { nineBallMatch, snookerMatch } from '#machines/matches/sample-matches.ts';
import { overlayMachine } from './overlay.ts';

const words = liveWords.overlay;
const unknown: ProblemData = {
  kind: 'refused',
  status: 404,
  code: 'not_found',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

export const overlayModel = defineModel(overlayMachine, {
  id: 'overlay',
  starts: [
    { name: 'of a match', input: { question: { by: 'match', matchId: 11 } } },
    { name: 'of a table', input: { question: { by: 'table', clubId: 2, table: 1 } } },
  ],
  cases: {
    'question.changed': ({ question }) => [
      { question },
      {
        question:
          question.by === 'match' ? { by: 'table', clubId: 2, table: 1 } : { by: 'match', matchId: 11 },
      },
    ],
  },
  outcomes: {
    read: [
      { name: 'a match', ok: true, output: { match: snookerMatch } },
      { name: 'the next match', ok: true, output: { match: nineBallMatch } },
      { name: 'a free table', ok: true, output: { match: null } },
      { name: 'unknown', ok: false, error: unknown },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  controls: {
    'question.changed': { kind: 'outside', from: 'the address of the overlay' },
    retry: { kind: 'outside', from: 'nobody: an overlay has no controls' },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'asking.loading': { tags: ['busy'] },
    'asking.missing': { texts: [words.missing] },
    'asking.failed': { texts: [words.failed] },
    'asking.shown': ({ answer }) =>
      answer?.match
        ? { texts: [answer.match.playerName1 ?? '', answer.match.playerName2 ?? ''], absent: [words.free] }
        : { texts: [words.free] },
  },
  requirements: { 'asking.shown': ['A-2.14', 'A-2.15', 'A-2.16'] },
});
