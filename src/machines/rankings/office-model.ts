import type { RankingOffice } from '#api/rankings.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { defineModel } from '#model-testing/model.ts';
import { rankingOfficeMachine } from './office.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

/** The points of a level as clubs give them. */
export const samplePoints: number[] = [1000, 700, 500, 500, ...Array.from({ length: 28 }, () => 100)];

export const sampleOffice: RankingOffice = {
  rankings: [
    {
      rankingId: 2,
      clubId: 3,
      club: 'Brooklyn Rack House',
      name: 'Club championship',
      discipline: 'pool',
      categoryId: null,
      category: null,
      year: 2026,
      span: 'season',
      bestOf: 3,
      version: '1',
    },
  ],
  levels: [
    { levelId: 4, clubId: 3, name: 'Open', years: [{ year: 2026, points: samplePoints }], version: '1' },
  ],
  categories: [
    { categoryId: 6, clubId: 3, name: 'Juniors', minAge: null, maxAge: 18, members: 9, version: '1' },
  ],
};
const nothing: RankingOffice = { rankings: [], levels: [], categories: [] };

export const rankingOfficeModel = defineModel(rankingOfficeMachine, {
  id: 'ranking-office',
  input: { question: { clubId: 3 } },
  cases: {
    'question.changed': ({ question }) => [{ question: { clubId: question.clubId === 3 ? 4 : 3 } }],
  },
  outcomes: {
    read: [
      { name: 'all of it', ok: true, output: sampleOffice },
      { name: 'nothing yet', ok: true, output: nothing },
      { name: 'of another club', ok: false, error: { ...refused, status: 404, code: 'not_found' } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question, answer, problem }) => [question.clubId, answer?.levels.length, problem?.kind],
  controls: {
    'question.changed': { kind: 'outside', from: 'another club is chosen, or Back' },
    retry: { role: 'button', name: errorWords.retry },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'asking.loading': { tags: ['busy'] },
    'asking.missing': { texts: [words.failed] },
    'asking.failed': ({ problem }) => ({
      texts: [words.failed, problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
    }),
    'asking.shown': ({ answer }) => ({
      texts: answer?.levels.length ? ['Club championship', 'Open'] : [words.none(2026), words.noLevel],
    }),
    'asking.shown.fresh': { absent: [words.stale] },
    'asking.shown.stale': { texts: [words.stale] },
    'asking.shown.retrying': { texts: [words.stale] },
  },
  requirements: { 'asking.shown': ['A-1.38', 'A-1.39', 'A-2.50', 'A-2.51', 'A-6.12', 'A-6.13'] },
});
