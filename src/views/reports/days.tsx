import { useSelector } from '@xstate/react';
import { isDay } from '#domain/dates/day.ts';
import { dayWords } from '#domain/words/days.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import { firstDay, type DaysActor } from '#machines/reports/days.ts';
import { chosenPeriod, daysOfPeriod, periods, type Period } from '#machines/reports/periods.ts';
import { selectAreDaysUnfit, selectReportDays } from '#machines/reports/selectors.ts';
import { DayField } from '#views/ui/day-field.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { useAfterPress } from '#views/ui/use-press.ts';
import * as css from './page.css.ts';

export { daysMachine, type DaysActor } from '#machines/reports/days.ts';

/** The days that a report is narrowed to: a period that is asked for often, or any. */
export const Days = ({ actor }: { actor: DaysActor }) => {
  const days = useSelector(actor, selectReportDays);
  const isUnfit = useSelector(actor, selectAreDaysUnfit);
  const { from, to } = days;
  const afterPress = useAfterPress();
  return (
    <div className={css.days}>
      <Segmented
        label={words.period}
        options={periods.map((period) => ({ value: period, label: words.periods[period] }))}
        value={chosenPeriod(days) ?? ('' as Period)}
        onValueChange={(period) => actor.send({ type: 'period.chosen', days: daysOfPeriod(period) })}
      />
      <div className={css.dates} onBlur={() => afterPress(() => actor.send({ type: 'submit' }))}>
        <DayField
          label={words.from}
          words={dayWords}
          min={firstDay}
          value={from}
          error={isUnfit ? words.noSpan : undefined}
          onChange={(day) => actor.send({ type: 'days.changed', days: { from: day } })}
        />
        <DayField
          label={words.to}
          words={dayWords}
          min={isDay(from) ? from : firstDay}
          value={to}
          onChange={(day) => actor.send({ type: 'days.changed', days: { to: day } })}
        />
      </div>
    </div>
  );
};
