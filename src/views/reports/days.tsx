import { reportWords as words } from '#domain/words/reports.ts';
import { chosenPeriod, daysOfPeriod, periods, type Period } from '#machines/reports/periods.ts';
import { Segmented } from '#views/kit/segmented.tsx';
import { TextField } from '#views/kit/text-field.tsx';
import * as css from './page.css.ts';

type Span = { from: string; to: string };
export type DaysProps = { filters: Span; onDays: (days: Span) => void };

/** The days that a report is narrowed to: a period that is asked for often, or any. */
export const Days = ({ filters: { from, to }, onDays }: DaysProps) => (
  <div className={css.days}>
    <Segmented
      label={words.period}
      options={periods.map((period) => ({ value: period, label: words.periods[period] }))}
      value={chosenPeriod({ from, to }) ?? ('' as Period)}
      onValueChange={(period) => onDays(daysOfPeriod(period))}
    />
    <div className={css.dates}>
      <TextField
        label={words.from}
        type="date"
        value={from}
        {...(to === '' ? {} : { max: to })}
        onChange={({ currentTarget }) => onDays({ from: currentTarget.value, to })}
      />
      <TextField
        label={words.to}
        type="date"
        value={to}
        {...(from === '' ? {} : { min: from })}
        onChange={({ currentTarget }) => onDays({ from, to: currentTarget.value })}
      />
    </div>
  </div>
);
