import { useSelector } from '@xstate/react';
import { moneyText } from '#domain/payments/money.ts';
import { plainDayText, plainMonthText } from '#domain/dates/fixture-days.ts';
import { errorWords } from '#domain/words/errors.ts';
import { ledgerWords } from '#domain/words/ledger.ts';
import { paymentReportWords as words } from '#domain/words/payment-report.ts';
import {
  selectCurrencies,
  selectCurrency,
  selectReason,
  selectScreen,
  selectStep,
  selectSums,
} from '#machines/payments/report-selectors.ts';
import type { PaymentReportActor, PaymentSum, Step } from '#machines/payments/report.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { Select } from '#views/ui/select.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { ReportChart } from './report-chart.tsx';
import * as css from './report.css.ts';

export { paymentReportMachine as machine } from '#machines/payments/report.ts';

type Props = { actor: PaymentReportActor };

/** What has been paid, as a chart and as a table. */
export const ReportPage = ({ actor }: Props) => {
  const screen = useSelector(actor, selectScreen);
  return (
    <div className={css.page}>
      <PageTitle detail={words.detail}>{words.title}</PageTitle>
      {screen === 'shown' ? <Shown actor={actor} /> : <NotShown actor={actor} />}
    </div>
  );
};

const NotShown = ({ actor }: Props) => {
  const screen = useSelector(actor, selectScreen);
  const reason = useSelector(actor, selectReason);
  if (screen === 'loading') return <SkeletonRows label={words.loading} count={6} />;
  const isFailed = screen === 'failed';
  return (
    <EmptyState
      level="h2"
      title={isFailed ? words.failed : words.empty}
      text={isFailed ? reason : words.emptyText}
      {...(isFailed ? { shot: 'missedPot' as const } : {})}
      action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
    />
  );
};

const timeOf =
  (step: Step) =>
  ({ from }: PaymentSum): string | null =>
    step === 'month' ? plainMonthText(from) : plainDayText(from);

const columnsOf = (step: Step): readonly Column<PaymentSum>[] => [
  { id: 'from', head: words.times[step], place: 'title', cell: timeOf(step) },
  {
    id: 'amount',
    head: words.columns.amount,
    align: 'end',
    place: 'foot',
    cell: ({ amount, currency }) => <span className={css.number}>{moneyText(amount, currency)}</span>,
  },
  {
    id: 'fee',
    head: words.columns.fee,
    align: 'end',
    place: 'foot',
    blockName: words.inFees,
    cell: ({ fee, currency }) => <span className={css.number}>{moneyText(fee, currency)}</span>,
  },
  {
    id: 'count',
    head: words.columns.count,
    align: 'end',
    place: 'footEnd',
    blockName: ({ count }) => (count === 1 ? ledgerWords.one : ledgerWords.many),
    cell: ({ count }) => <span className={css.number}>{count}</span>,
  },
];

const Shown = ({ actor }: Props) => {
  const currencies = useSelector(actor, selectCurrencies).split(' ');
  const currency = useSelector(actor, selectCurrency);
  const step = useSelector(actor, selectStep);
  const sums = useSelector(actor, selectSums).filter((row) => row.currency === currency);
  return (
    <>
      <div className={css.choices}>
        <Segmented
          label={words.step}
          options={(['month', 'day'] as const).map((value) => ({ value, label: words.steps[value] }))}
          value={step}
          onValueChange={(by) => actor.send({ type: 'step.changed', by })}
        />
        {currencies.length > 1 && (
          <Select
            aria-label={words.currency}
            width="content"
            value={currency}
            onChange={(event) =>
              actor.send({ type: 'currency.changed', currency: event.currentTarget.value })
            }
          >
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </div>
      <div className={css.columns}>
        <Card padding="form">
          <ReportChart label={words.chart(currency)} sums={sums} timeOf={timeOf(step)} />
        </Card>
        <Card padding="none">
          <div className={css.tableHead}>
            <CardHead>{words.table}</CardHead>
          </div>
          <Table
            label={words.table}
            density="dense"
            columns={columnsOf(step)}
            rows={sums.toReversed()}
            rowKey={({ from }) => from}
          />
        </Card>
      </div>
    </>
  );
};
