import { useSelector } from '@xstate/react';
import { reportWords as words } from '#domain/words/reports.ts';
import { firstDay, type DaysActor } from '#machines/reports/days.ts';
import { chosenPeriod, daysOfPeriod, periods, type Period } from '#machines/reports/periods.ts';
import { selectAreDaysUnfit, selectReportDays } from '#machines/reports/selectors.ts';
import { Segmented } from '#views/kit/segmented.tsx';
import { TextField } from '#views/kit/text-field.tsx';
import * as css from './page.css.ts';

export { daysMachine, type DaysActor } from '#machines/reports/days.ts';

/** The days that a report is narrowed to: a period that is asked for often, or any. */
export const Days = ({ actor }: { actor: DaysActor }) => {
  const days = useSelector(actor, selectReportDays);
  const isUnfit = useSelector(actor, selectAreDaysUnfit);
  const { from, to } = days;
  return (
    <div className={css.days}>
      <Segmented
        label={words.period}
        options={periods.map((period) => ({ value: period, label: words.periods[period] }))}
        value={chosenPeriod(days) ?? ('' as Period)}
        onValueChange={(period) => actor.send({ type: 'period.chosen', days: daysOfPeriod(period) })}
      />
      <div className={css.dates} onBlur={() => actor.send({ type: 'submit' })}>
        <TextField
          label={words.from}
          type="date"
          min={firstDay}
          value={from}
          error={isUnfit ? words.noSpan : undefined}
          onChange={({ currentTarget }) =>
            actor.send({ type: 'days.changed', days: { from: currentTarget.value } })
          }
        />
        <TextField
          label={words.to}
          type="date"
          min={from === '' ? firstDay : from}
          value={to}
          onChange={({ currentTarget }) =>
            actor.send({ type: 'days.changed', days: { to: currentTarget.value } })
          }
        />
      </div>
    </div>
  );
};
