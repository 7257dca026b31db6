import { dayFault } from '#domain/dates/typed-day.ts';
import { dayWords } from '#domain/words/days.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import { defineModel } from '#model-testing/model.ts';
import { daysMachine } from './days.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };

export const reportDaysModel = defineModel(daysMachine, {
  id: 'report-days',
  input: { days: march },
  cases: {
    'days.changed': ({ from }) => [
      { days: { from: from === '2026-04-01' ? '2026-03-02' : '2026-04-01' } },
      { days: { from: '05-03-' } },
    ],
    'period.chosen': [{ days: { from: '', to: '' } }],
    'address.changed': [{ days: march }],
  },
  identity: ({ from, to }) => [from, to],
  controls: {
    'days.changed': { kind: 'outside', from: 'the two date fields' },
    submit: { kind: 'outside', from: 'a date field is left' },
    'period.chosen': { kind: 'outside', from: 'the periods beside the date fields' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this report' },
  },
  shows: {
    still: { absent: [words.noSpan] },
    // Typed elsewhere than in its field, an unfinished day is told of at once.
    typing: ({ from }) => ({
      texts: dayFault(from) === null ? [] : [dayWords.unfinished],
      absent: [words.noSpan],
    }),
    unfit: ({ from }) =>
      dayFault(from) === null
        ? { texts: [words.noSpan], absent: [dayWords.unfinished] }
        : { texts: [dayWords.unfinished], absent: [words.noSpan] },
  },
  requirements: { still: ['C-9.02'] },
});
