import { assign, setup, type ActorRefFrom } from 'xstate';
import { getPaymentReport, type PaymentReport } from '#api/payments.ts';
import { asked, reason } from '#machines/patterns/params.ts';

/** What has been paid in one step, in one currency. */
export type PaymentSum = PaymentReport['rows'][number];

export type Step = 'day' | 'month';

export type ReportContext = {
  by: Step;
  rows: PaymentReport['rows'];
  /** Of which currency the chart is; null before there is one. */
  currency: string | null;
  reason: string | null;
};

export type ReportEvent =
  | { type: 'step.changed'; by: Step }
  | { type: 'currency.changed'; currency: string }
  | { type: 'retry' };

const answer = ({ event }: { event: { output: PaymentReport } }) => event.output;

/** What has been paid, summed up by day or month. */
export const paymentReportMachine = setup({
  types: { context: {} as ReportContext, events: {} as ReportEvent, tags: {} as 'busy' },
  actors: { getPaymentReport },
  actions: {
    setStep: assign((_, { by }: { by: Step }) => ({ by })),
    setCurrency: assign((_, { currency }: { currency: string }) => ({ currency })),
    keep: assign(({ context }, { rows }: PaymentReport) => ({
      rows,
      currency: rows.some(({ currency }) => currency === context.currency)
        ? context.currency
        : (mostPaid(rows) ?? null),
      reason: null,
    })),
    keepReason: assign((_, { text }: { text: string }) => ({ reason: text })),
  },
  guards: { isEmpty: (_, { rows }: PaymentReport) => rows.length === 0 },
}).createMachine({
  id: 'payment-report',
  context: { by: 'month', rows: [], currency: null, reason: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The sums are read.',
      tags: 'busy',
      invoke: {
        src: 'getPaymentReport',
        input: ({ context }) => ({ by: context.by }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: answer },
            target: 'empty',
            actions: { type: 'keep', params: answer },
          },
          { target: 'shown', actions: { type: 'keep', params: answer } },
        ],
        onError: { target: 'failed', actions: { type: 'keepReason', params: reason } },
      },
    },
    failed: { description: 'The sums could not be read, and it says why.', on: { retry: 'loading' } },
    empty: { description: 'Nothing has been paid yet.', on: { retry: 'loading' } },
    shown: {
      description: 'A chart of one currency stands beside its table.',
      on: {
        'step.changed': { target: 'loading', actions: { type: 'setStep', params: asked } },
        'currency.changed': { actions: { type: 'setCurrency', params: asked } },
      },
    },
  },
});

/** The currency in which most payments were made. */
function mostPaid(rows: PaymentReport['rows']): string | undefined {
  const counts = new Map<string, number>();
  for (const { currency, count } of rows) counts.set(currency, (counts.get(currency) ?? 0) + count);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

export type PaymentReportActor = ActorRefFrom<typeof paymentReportMachine>;
