import { translated } from '#domain/language/translated.ts';

/** What is read of sums of payments. */
export const paymentReportWords = translated('payment-report', {
  title: 'Payment report',
  detail: 'Payments received, by day or month in UTC.',
  loading: 'Reading the sums',
  failed: 'The sums could not be read',
  empty: 'Nothing has been paid yet',
  emptyText: 'The first payment that succeeds stands here.',
  steps: { day: 'By day', month: 'By month' },
  step: 'Sum up',
  currency: 'Currency',
  chart: (currency: string) => `Amounts in ${currency}, one bar for each line of the table`,
  table: 'Sums',
  times: { day: 'Day', month: 'Month' },
  columns: { amount: 'Amount', fee: 'Fees', count: 'Payments' },
  /** After an amount that stands without its head. */
  inFees: 'in fees',
});
