import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { SeedPreview } from '#api/tournaments.ts';
import { drawPageWords } from '#domain/words/draw-page.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { seedPreviewMachine } from './seed-preview.ts';

const words = drawPageWords.preview;
const refused: ProblemData = {
  kind: 'refused',
  status: 403,
  code: 'forbidden',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};
const player = { rank: null, isProvisional: false, isKnown: true, isLevel: false } as const;

/** Two whose order is known, one about whom little is, and one about whom nothing is. */
export const samplePreview: SeedPreview = {
  rankingId: 2,
  rankings: [
    { rankingId: 2, name: 'Club championship', year: 2026 },
    { rankingId: 1, name: 'Club championship', year: 2025 },
  ],
  rows: [
    { ...player, userId: 31, name: 'Ana Paz', rank: 1, rating: 612.5 },
    { ...player, userId: 32, name: 'Beto Ruiz', rank: null, rating: 540, isProvisional: true },
    { ...player, userId: 33, name: 'Iris Soto', rating: null, isKnown: false, isLevel: true },
  ],
};
const nobody: SeedPreview = { ...samplePreview, rows: samplePreview.rows.slice(2) };

export const seedPreviewModel = defineModel(seedPreviewMachine, {
  id: 'seed-preview',
  input: { question: { tournamentId: 6, source: 'ranking', rankingId: null } },
  cases: {
    'question.changed': ({ question }) => [
      { question: { ...question, source: question.source === 'rating' ? 'ranking' : 'rating' } },
    ],
  },
  outcomes: {
    read: [
      { name: 'an order', ok: true, output: samplePreview },
      { name: 'nobody is known', ok: true, output: nobody },
      { name: 'gone', ok: false, error: { ...refused, status: 404, code: 'not_found' } },
      { name: 'refused', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question, answer, problem }) => [question.source, answer?.rows.length, problem?.kind],
  controls: {
    'question.changed': { kind: 'outside', from: 'the choices of the form' },
    retry: { role: 'button', name: errorWords.retry },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'asking.loading': { tags: ['busy'] },
    'asking.missing': { texts: [words.failed] },
    'asking.failed': { texts: [words.failed] },
    'asking.shown': ({ answer }) => ({
      texts: answer?.rows[0]?.isKnown
        ? [
            'Ana Paz',
            `${words.rank(1)} · ${words.rating('612.5')}`,
            words.provisional('540.0'),
            words.others(1),
          ]
        : [words.nobody],
    }),
  },
  requirements: { 'asking.shown': ['A-1.34'] },
});
