import { describe, expect, it } from 'vitest';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { searchMachine } from '#machines/patterns/search.ts';
import { ledgerWords as words } from '#domain/words/ledger.ts';
import { paymentReportWords } from '#domain/words/payment-report.ts';
import { paymentResultWords } from '#domain/words/payment-result.ts';
import { reportWords } from '#domain/words/reports.ts';
import { ledgerDeskModel } from '#machines/payments/ledger-desk-model.ts';
import { ledgerDeskMachine } from '#machines/payments/ledger-desk.ts';
import { ledgerModel } from '#machines/payments/ledger-model.ts';
import { ledgerMachine, readAddress } from '#machines/payments/ledger.ts';
import { paymentReportModel } from '#machines/payments/report-model.ts';
import { paymentReportMachine } from '#machines/payments/report.ts';
import { resultModel } from '#machines/payments/result-model.ts';
import { resultMachine } from '#machines/payments/result.ts';
import { declined, paid } from '#machines/payments/sample-transactions.ts';
import { giveDay, startDays } from '#tests/reports/opened.tsx';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { LedgerPage, type LedgerPageProps } from '#views/payments/ledger-page.tsx';
import { ReportPage } from '#views/payments/report-page.tsx';
import { ResultPage } from '#views/payments/result-page.tsx';

const clubs = [
  { id: 3, name: 'Cue Club Monterrey' },
  { id: 7, name: 'Club Billares Obelisco' },
];
const startSearch = () => createActor(searchMachine, { input: { text: '' } }).start();

/** A list that has been read, and is not read again. */
function startList(asked: unknown[] = []) {
  const machine = ledgerMachine.provide({
    actors: {
      readPage: fromPromise(async ({ input }) => {
        asked.push(input);
        return { rows: [paid, declined], total: 2, besides: [] };
      }) as never,
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
      days={startDays()}
      clubs={clubs}
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
  (desk) => (
    <LedgerPage
      name="all-transactions"
      actor={startList()}
      desk={desk}
      search={startSearch()}
      days={startDays()}
      clubs={clubs}
    />
  ),
  { machine: withoutEffects(ledgerDeskModel.machine) },
);

proveView(resultModel, (actor) => <ResultPage actor={actor} mayKeepCards />);

const press = (name: string): void => void fireEvent.click(screen.getByRole('radio', { name }));

proveView(paymentReportModel, (actor) => <ReportPage actor={actor} />, {
  outside: {
    'step.changed': (event) => press(paymentReportWords.steps[event['by'] as 'day' | 'month']),
    'currency.changed': (event) =>
      void fireEvent.change(screen.getByRole('combobox', { name: paymentReportWords.currency }), {
        target: { value: event['currency'] },
      }),
  },
});

describe('the ledger is narrowed', () => {
  const asked: unknown[] = [];
  const open = async (props: Partial<LedgerPageProps> = {}): Promise<void> => {
    const actor = startList(asked);
    asked.length = 0;
    render(
      <LedgerPage
        name="all-transactions"
        actor={actor}
        desk={createActor(ledgerDeskMachine).start()}
        search={startSearch()}
        days={startDays((filters) => actor.send({ type: 'filters.changed', filters }))}
        clubs={clubs}
        {...props}
      />,
    );
    await screen.findByText(paid.description);
  };

  it('to one club', async () => {
    await open();
    fireEvent.change(screen.getByRole('combobox', { name: words.club }), { target: { value: '7' } });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filters: { clubId: 7 } }));
  });

  it('to the days that stand in its fields', async () => {
    await open();
    giveDay(reportWords.from, '2026-10-01');
    giveDay(reportWords.to, '2026-10-31');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ filters: { from: '2026-10-01', to: '2026-10-31' } }),
    );
  });

  it('by club only where there are several', async () => {
    await open({ clubs: clubs.slice(0, 1) });
    expect(screen.queryByRole('combobox', { name: words.club })).toBeNull();
  });
});

it('a sum of a month names the month, a sum of a day the day', async () => {
  const sum = { from: '2026-11-01', currency: 'USD', amount: 100, fee: 1, count: 1 };
  const machine = paymentReportMachine.provide({
    actors: { getPaymentReport: fromPromise(async () => ({ rows: [sum] })) as never },
  });
  render(<ReportPage actor={createActor(machine).start()} />);
  expect((await screen.findAllByText('Nov 2026')).length).toBeGreaterThan(0);
  press(paymentReportWords.steps.day);
  expect((await screen.findAllByText('01-Nov-2026')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Nov 2026')).toBeNull();
});

it('a sum names its fees and payments where it stands without heads', async () => {
  const sum = { from: '2026-11-01', currency: 'USD', amount: 100, fee: 1, count: 1 };
  const machine = paymentReportMachine.provide({
    actors: { getPaymentReport: fromPromise(async () => ({ rows: [sum] })) as never },
  });
  render(<ReportPage actor={createActor(machine).start()} />);
  const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
  expect(cells).toEqual(['Nov 2026', 'USD 1.00', 'USD 0.01 in fees', '1 payment']);
});

it('whoever has no cards is not led to them by a failed payment', async () => {
  const machine = resultMachine.provide({
    actors: { getTransaction: fromPromise(async () => declined) as never },
  });
  render(
    <ResultPage
      actor={createActor(machine, { input: { ref: declined.ref } }).start()}
      mayKeepCards={false}
    />,
  );
  await screen.findByRole('heading', { name: paymentResultWords.failed });
  expect(screen.queryByRole('link', { name: paymentResultWords.cards })).toBeNull();
});

describe('a payment that brought no money', () => {
  it('has no sign, says that it was not paid, and has details in the place of a receipt', async () => {
    const desk = createActor(ledgerDeskMachine).start();
    const { container } = render(
      <LedgerPage
        name="all-transactions"
        actor={startList()}
        desk={desk}
        search={startSearch()}
        days={startDays()}
        clubs={clubs}
      />,
    );
    await screen.findByText(declined.description);
    expect(container.textContent).toContain('USD 99.00 not paid');
    expect(container.textContent).not.toContain('−USD 99.00');
    fireEvent.click(screen.getByRole('button', { name: words.details(declined.ref) }));
    expect(screen.getByRole('dialog', { name: words.detailsTitle })).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.print })).toBeNull();
  });
});
