import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { defineModel } from '#model-testing/model.ts';
import { mineMachine } from './mine.ts';
import { refusedAs, sampleBooking, unanswered } from './sample-plan.ts';

export const mineModel = defineModel(mineMachine, {
  id: 'own-bookings',
  input: { question: { clubId: 3 } },
  cases: {
    'question.changed': ({ question }) => [{ question: { clubId: question.clubId === 3 ? 4 : 3 } }],
  },
  outcomes: {
    read: [
      { name: 'a booking', ok: true, output: { rows: [sampleBooking] } },
      { name: 'none', ok: true, output: { rows: [] } },
      { name: 'unknown', ok: false, error: refusedAs('not_found', 404) },
      unanswered,
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question, answer, problem }) => [question.clubId, answer?.rows.length, problem?.kind],
  controls: {
    'question.changed': { kind: 'outside', from: 'another club' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'asking.loading': { texts: [words.mine.loading] },
    'asking.missing': { texts: [words.mine.failed] },
    'asking.failed': { texts: [words.mine.failed, errorWords.unanswered] },
    'asking.shown': ({ answer }) => ({
      texts: [answer?.rows.length === 0 ? words.mine.empty : words.statuses.booked],
    }),
  },
  requirements: { 'asking.shown': ['A-1.13', 'A-1.43'] },
});
