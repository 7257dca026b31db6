import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { dayParts, weekAhead } from '#domain/schedule/day-times.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { selectPlan, type PlanActor } from '#machines/schedule/plan.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './page.css.ts';

type Props = {
  actor: PlanActor;
  isClub: boolean;
  /** The day that is shown, or on its way. */
  date: string | null;
  onDay: (date: string | null) => void;
};

/** The days of the week ahead that can be booked, each one press away. */
export const WeekAhead = ({ actor, isClub, date, onDay }: Props) => {
  const plan = useSelector(actor, selectPlan);
  const [known, setKnown] = useState(plan);
  // The days stay while the plan of another one is on its way, so that the button that was pressed keeps the focus.
  if (plan !== null && plan !== known) setKnown(plan);
  if (known === null) return <div className={css.week} />;
  const { today, rules } = known;
  return (
    <div className={css.week} role="group" aria-label={words.week}>
      {weekAhead(today, isClub ? Infinity : rules.bookAheadDays).map((day) => {
        const { weekday, day: number, month } = dayParts(day);
        return (
          <button
            key={day}
            type="button"
            className={css.weekDay}
            aria-current={day === date ? 'date' : undefined}
            onClick={() => onDay(day === today ? null : day)}
          >
            <span className={css.weekday}>{weekday}</span> <span>{number}</span>{' '}
            <VisuallyHidden>{month}</VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
};
