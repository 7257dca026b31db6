import { createActor, fromCallback } from 'xstate';
import { liveMachine } from './machine.ts';

/** Tells its parent when bookings of a club have changed or may have, on the live line, for as long as it runs. */
export const planNews = fromCallback<{ type: 'plan.changed' }, { clubId: number }>(
  ({ input: { clubId }, sendBack }) => {
    const live = createActor(liveMachine);
    live.on('plans.came', ({ plans }) => {
      if (plans.some((plan) => plan.clubId === clubId)) sendBack({ type: 'plan.changed' });
    });
    live.on('scores.missed', () => sendBack({ type: 'plan.changed' }));
    live.start();
    return () => void live.stop();
  },
);
