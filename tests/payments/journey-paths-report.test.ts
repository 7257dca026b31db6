import { paymentReportWords as words } from '#domain/words/payment-report.ts';
import { paymentReportModel } from '#machines/payments/report-model.ts';
import { asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

/** The sums of the demo are others. */
const model: typeof paymentReportModel = {
  ...paymentReportModel,
  shows: {
    ...paymentReportModel.shows,
    shown: (context) => {
      const { by, currency } = context as { by: 'day' | 'month'; currency: string };
      return {
        roles: [
          { role: 'img', name: words.chart(currency) },
          { role: 'columnheader', name: words.times[by] },
        ],
        texts: [`${currency} `],
      };
    },
  },
};

proveInBrowser(model, {
  begin: (page) => beSignedIn(page, 'owner@baulk.example'),
  open: async (page) => void (await page.goto('/payment-report')),
  calls: {
    getPaymentReport: {
      url: '**/api/report/payments*',
      outcomes: {
        'two currencies': goOn,
        // Of days that have not come, nothing has been paid.
        nothing: asFor('/api/report/payments?from=2126-01-01'),
        unanswered: noAnswer,
      },
    },
  },
  outside: {
    'step.changed': (page, { by }) =>
      page.getByRole('radio', { name: words.steps[by as 'day' | 'month'], exact: true }).click(),
    'currency.changed': async (page, { currency }) => {
      await page.getByRole('combobox', { name: words.currency, exact: true }).selectOption(String(currency));
    },
  },
});
