import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { clockText, shortDateText } from '#domain/schedule/day-times.ts';
import { nextOpening } from '#domain/schedule/hours.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { selectCell, selectIsEntered, type GridActor } from '#machines/schedule/grid.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import { Button } from '#views/ui/button.tsx';
import * as css from './closed-day.css.ts';
import { dayKeysOf } from './grid-keys.ts';

type Props = {
  grid: GridActor;
  plan: DayPlan;
  /** The day before or after is wanted, or the present one. */
  onDay: (step: -1 | 0 | 1) => void;
  onDate: (date: string) => void;
};

/** Who has come here by the keys of the plan goes on by them. */
const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** A day on which the club is closed: when it opens next, and the way to other days. */
export const ClosedDay = ({ grid, plan, onDay, onDate }: Props) => {
  const isEntered = useSelector(grid, selectIsEntered);
  const cell = useSelector(grid, selectCell) ?? { tableId: plan.tables[0]?.tableId ?? 0, slot: 0 };
  const keysId = useId();
  const hours = { weekly: plan.hours, exceptions: plan.exceptions };
  const next = nextOpening(Temporal.PlainDate.from(plan.date), plan.zone, hours);
  const day = next === null ? '' : shortDateText(next.date.toString());
  return (
    <div className={css.closed}>
      <p className={css.text}>{words.closed}</p>
      {next !== null && (
        <>
          <p className={css.text}>{words.closedDay.opensNext(day, clockText(next.start.toString(), plan))}</p>
          <Button
            key={plan.date}
            ref={isEntered ? takeFocus : undefined}
            aria-describedby={keysId}
            onKeyDown={dayKeysOf({ grid, cell, onDay })}
            onBlur={() => grid.send({ type: 'left' })}
            onClick={() => onDate(next.date.toString())}
          >
            {words.closedDay.show(day)}
          </Button>
          <p id={keysId} className={css.keys}>
            {words.closedDay.keys}
          </p>
        </>
      )}
    </div>
  );
};
