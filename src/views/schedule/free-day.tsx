import { useSelector } from '@xstate/react';
import { shortDateText } from '#domain/schedule/day-times.ts';
import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { selectFreeDay, selectFreeDayState, type FreeDayActor } from '#machines/schedule/free-day.ts';
import { Button } from '#views/ui/button.tsx';
import * as css from './page.css.ts';

export { freeDayMachine } from '#machines/schedule/free-day.ts';

/** Leads from a day without a free table to the next one that has one. */
export const FreeDay = ({ actor }: { actor: FreeDayActor }) => {
  const state = useSelector(actor, selectFreeDayState);
  const date = useSelector(actor, selectFreeDay);
  return (
    <div className={css.freeDay}>
      <p className={css.hint} role="status">
        {state === 'seeking' && words.choose.seekingFree}
        {state === 'none' && words.choose.noneAhead}
        {state === 'failed' && words.choose.freeUnknown}
      </p>
      {state === 'found' && (
        <Button onClick={() => actor.send({ type: 'go' })}>
          {words.choose.nextFree(shortDateText(date ?? ''))}
        </Button>
      )}
      {(state === 'none' || state === 'failed') && (
        <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
      )}
    </div>
  );
};
