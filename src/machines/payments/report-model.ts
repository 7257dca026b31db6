import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { paymentReportWords as words } from '#domain/words/payment-report.ts';
import { defineModel } from '#model-testing/model.ts';
import { paymentReportMachine } from './report.ts';

const rows = [
  { from: '2026-10-01', currency: 'COP', amount: 3_000_000, fee: 75_000, count: 1 },
  { from: '2026-10-01', currency: 'USD', amount: 120_000, fee: 3_600, count: 12 },
  { from: '2026-11-01', currency: 'USD', amount: 90_050, fee: 2_700, count: 9 },
];

export const paymentReportModel = defineModel(paymentReportMachine, {
  cases: {
    'step.changed': ({ by }) => [{ by: by === 'month' ? 'day' : 'month' }],
    'currency.changed': ({ currency }) => [{ currency: currency === 'USD' ? 'COP' : 'USD' }],
  },
  outcomes: {
    getPaymentReport: [
      { name: 'two currencies', ok: true, output: { rows } },
      { name: 'nothing', ok: true, output: { rows: [] } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ by, rows: { length }, currency, reason }) => [by, length, currency, reason],
  controls: {
    'step.changed': { kind: 'outside', from: 'the choice of the step' },
    'currency.changed': { kind: 'outside', from: 'the choice of the currency' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loading: { tags: ['busy'], texts: [words.loading] },
    failed: ({ reason }) => ({ texts: [words.failed, reason ?? ''] }),
    empty: { texts: [words.empty] },
    shown: ({ currency }) => ({
      roles: [{ role: 'img' }, { role: 'table' }],
      texts: [currency === 'USD' ? 'USD 1,200.00' : 'COP 30,000.00'],
    }),
  },
  requirements: { shown: ['A-2.73'] },
});
