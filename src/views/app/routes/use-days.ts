import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { daysMachine, type Days, type DaysActor } from '#machines/reports/days.ts';

/** The fields of the days, which follow what the address asks. */
export function useDays({ from, to }: Days, onChosen: (days: Days) => void): DaysActor {
  const actor = useActorRef(daysMachine, { input: { days: { from, to } } });
  useEffect(() => actor.send({ type: 'address.changed', days: { from, to } }), [actor, from, to]);
  useEmitted(actor, { 'days.chosen': ({ days }) => onChosen(days) });
  return actor;
}
