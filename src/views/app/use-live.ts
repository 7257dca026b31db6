import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { LiveScore } from '#domain/live/score.ts';
import type { RefreshDue } from '#machines/patterns/polling.ts';
import { liveMachine } from '#machines/live/machine.ts';

/** An actor of a page that can read anew what it shows. */
type Refreshable = {
  getSnapshot: () => { can: (event: RefreshDue) => boolean };
  send: (event: RefreshDue) => void;
  subscribe: (hear: () => void) => { unsubscribe: () => void };
};

const refreshDue = { type: 'refresh.due' } as const;

/**
 * Lets a page read anew as soon as a score of what it shows is written: once for all that comes while a reading is under
 * way, and after that reading, which may have begun before the score was there.
 */
export function useLive(actor: Refreshable, isShown: (score: LiveScore) => boolean): void {
  const live = useActorRef(liveMachine);
  useEffect(() => {
    let isDue = false;
    const tell = (): void => {
      if (!isDue || !actor.getSnapshot().can(refreshDue)) return;
      isDue = false;
      actor.send(refreshDue);
    };
    const want = (): void => {
      isDue = true;
      tell();
    };
    const subscriptions = [
      live.on('scores.came', ({ scores }) => scores.some(isShown) && want()),
      live.on('scores.missed', want),
      actor.subscribe(tell),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, live, isShown]);
}
