import type { OwnRatings } from '#api/ratings.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { ratingWords as words } from '#domain/words/ratings.ts';
import { defineModel } from '#model-testing/model.ts';
import { ownRatingsMachine } from './own.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 403,
  code: 'forbidden',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};
const club = { clubId: 3, club: 'Brooklyn Rack House' };

const standing: OwnRatings = {
  ratings: [
    {
      ...club,
      discipline: 'pool',
      rating: 612.5,
      frames: 140,
      handicap: 3,
      steps: [
        {
          matchId: 41,
          opponent: 'Beto Ruiz',
          endedAt: '2026-11-20T14:02:00.000Z',
          before: 616.5,
          after: 612.5,
          frames: 9,
          expected: 6,
          won: 5,
        },
      ],
    },
  ],
  ranks: [
    {
      rankingId: 2,
      name: 'Club championship',
      club: club.club,
      year: 2026,
      rank: 1,
      points: 1000,
      players: 21,
    },
  ],
};
const nothing: OwnRatings = { ratings: [], ranks: [] };

export const ownRatingsModel = defineModel(ownRatingsMachine, {
  id: 'own-ratings',
  input: { question: {} },
  cases: {
    'question.changed': ({ question }) => [{ question: 'again' in question ? {} : { again: true } }],
  },
  outcomes: {
    read: [
      { name: 'both', ok: true, output: standing },
      { name: 'nothing yet', ok: true, output: nothing },
      { name: 'gone', ok: false, error: { ...refused, status: 404, code: 'not_found' } },
      { name: 'refused', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question, answer, problem }) => ['again' in question, answer?.ranks.length, problem?.kind],
  controls: {
    'question.changed': { kind: 'outside', from: 'somebody else, of whom the page is another one' },
    retry: { role: 'button', name: errorWords.retry },
  },
  tags: { busy: { texts: [words.own.loading] } },
  shows: {
    'asking.loading': { tags: ['busy'] },
    'asking.missing': { texts: [words.own.failed] },
    'asking.failed': { texts: [words.own.failed] },
    'asking.shown': ({ answer }) => ({
      texts: answer?.ranks.length
        ? [words.own.rank(1, 21), words.own.step('5', '9', 'Beto Ruiz', '6.0'), '−4.0']
        : [words.own.noRank, words.own.noRating],
    }),
  },
  requirements: { 'asking.shown': ['A-1.36', 'A-1.37', 'A-6.16'] },
});
