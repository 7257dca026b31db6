import { moneyText } from '#domain/payments/money.ts';
import type { PaymentSum } from '#machines/payments/report.ts';
import * as css from './report.css.ts';

export type ReportChartProps = {
  label: string;
  sums: readonly PaymentSum[];
  /** Names the time that a sum is of. */
  timeOf: (sum: PaymentSum) => string | null;
};

const width = 480;
const height = 320;
const foot = 24;

/** One bar for each sum, all of one currency; the exact numbers stand in the table beside it. */
export const ReportChart = ({ label, sums, timeOf }: ReportChartProps) => {
  const most = Math.max(1, ...sums.map(({ amount }) => amount));
  const step = width / Math.max(1, sums.length);
  const [first, last] = [sums[0], sums.at(-1)];
  const bar = Math.max(1, Math.min(48, step * 0.7));
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <text className={css.scale} x="0" y="12">
        {moneyText(most, first?.currency ?? 'USD')}
      </text>
      <line className={css.axis} x1="0" x2={width} y1={height - foot} y2={height - foot} />
      {sums.map(({ from, amount }, place) => {
        const size = ((height - foot - 24) * amount) / most;
        const x = place * step + (step - bar) / 2;
        return (
          <rect key={from} className={css.bar} x={x} y={height - foot - size} width={bar} height={size} />
        );
      })}
      <text className={css.scale} x="0" y={height - 6}>
        {first && timeOf(first)}
      </text>
      <text className={css.scale} x={width} y={height - 6} textAnchor="end">
        {last && timeOf(last)}
      </text>
    </svg>
  );
};
