import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { defineModel } from '#model-testing/model.ts';
import { planMachine } from './plan.ts';
import { refusedAs, sampleDay, samplePlan, unanswered } from './sample-plan.ts';

export const planModel = defineModel(planMachine, {
  id: 'day-plan',
  input: { question: { clubId: 3, date: null } },
  cases: {
    'question.changed': ({ question }) => [
      { question: { clubId: 3, date: question.date === null ? sampleDay : null } },
    ],
  },
  outcomes: {
    read: [
      { name: 'a day', ok: true, output: samplePlan },
      {
        name: 'a day on which it is closed',
        ok: true,
        output: { ...samplePlan, opensAt: null, closesAt: null },
      },
      { name: 'a club without tables', ok: true, output: { ...samplePlan, tables: [] } },
      { name: 'unknown', ok: false, error: refusedAs('not_found', 404) },
      unanswered,
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question, answer, problem }) => [
    question.date,
    answer?.tables.length,
    answer?.opensAt,
    problem?.kind,
  ],
  controls: {
    'question.changed': { kind: 'outside', from: 'another day is chosen' },
    retry: { role: 'button', name: errorWords.retry },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'asking.loading': { tags: ['busy'] },
    'asking.missing': { texts: [words.missing] },
    'asking.failed': { texts: [words.failed, errorWords.unanswered] },
    'asking.shown': ({ answer }) => ({
      texts: [
        answer?.tables.length === 0
          ? words.noTables
          : answer?.opensAt === null
            ? words.closed
            : words.choose.start,
      ],
    }),
    'asking.shown.fresh': { absent: [words.stale] },
    'asking.shown.stale': { texts: [words.stale] },
    'asking.shown.retrying': { texts: [words.stale] },
  },
  requirements: { 'asking.shown': ['A-1.41', 'A-2.75', 'A-6.18'] },
});
