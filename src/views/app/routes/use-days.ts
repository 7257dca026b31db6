import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { daysMachine, type Days, type DaysActor } from '#machines/reports/days.ts';

/** The fields of the days, which follow what the address asks. */
export function useDays({ from, to }: Days, onChosen: (days: Days) => void): DaysActor {
  const actor = useActorRef(daysMachine, { input: { days: { from, to } } });
  useEffect(() => actor.send({ type: 'address.changed', days: { from, to } }), [actor, from, to]);
  useEffect(() => {
    const { unsubscribe } = actor.on('days.chosen', ({ days }) => onChosen(days));
    return unsubscribe;
  }, [actor, onChosen]);
  return actor;
}
