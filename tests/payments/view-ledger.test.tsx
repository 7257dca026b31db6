import { fireEvent, screen } from '#tests/support/testing-library.ts';
import { createActor, fromPromise } from 'xstate';
import { searchMachine } from '#machines/generic/search.ts';
import { paymentWords } from '#domain/words/payments.ts';
import { ledgerDeskModel } from '#machines/payments/ledger-desk-model.ts';
import { ledgerDeskMachine } from '#machines/payments/ledger-desk.ts';
import { ledgerModel } from '#machines/payments/ledger-model.ts';
import { ledgerMachine, readAddress } from '#machines/payments/ledger.ts';
import { paymentReportModel } from '#machines/payments/report-model.ts';
import { resultModel } from '#machines/payments/result-model.ts';
import { declined, paid } from '#machines/payments/sample-transactions.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { LedgerPage } from '#views/payments/ledger-page.tsx';
import { ReportPage } from '#views/payments/report-page.tsx';
import { ResultPage } from '#views/payments/result-page.tsx';

const words = paymentWords.ledger;
const startSearch = () => createActor(searchMachine, { input: { text: '' } }).start();

/** A list that has been read, and is not read again. */
function startList() {
  const machine = ledgerMachine.provide({
    actors: {
      readPage: fromPromise(async () => ({ rows: [paid, declined], total: 2, besides: [] })) as never,
      polling: fromPromise(() => new Promise<never>(() => {})) as never,
    },
  });
  return createActor(machine, { input: { question: readAddress('', 'all') } }).start();
}

proveView(
  ledgerModel,
  (actor) => (
    <LedgerPage
      name="all-transactions"
      actor={actor}
      desk={createActor(ledgerDeskMachine).start()}
      search={startSearch()}
    />
  ),
  {
    outside: {
      'filters.changed': (event) => {
        const { status } = event['filters'] as { status: string };
        fireEvent.change(screen.getByRole('combobox', { name: words.status }), { target: { value: status } });
      },
    },
  },
);

proveView(
  ledgerDeskModel,
  (desk) => <LedgerPage name="all-transactions" actor={startList()} desk={desk} search={startSearch()} />,
  { machine: withoutEffects(ledgerDeskModel.machine) },
);

proveView(resultModel, (actor) => <ResultPage actor={actor} />);

const press = (name: string): void => void fireEvent.click(screen.getByRole('radio', { name }));

proveView(paymentReportModel, (actor) => <ReportPage actor={actor} />, {
  outside: {
    'step.changed': (event) => press(paymentWords.report.steps[event['by'] as 'day' | 'month']),
    'currency.changed': (event) =>
      void fireEvent.change(screen.getByRole('combobox', { name: paymentWords.report.currency }), {
        target: { value: event['currency'] },
      }),
  },
});
