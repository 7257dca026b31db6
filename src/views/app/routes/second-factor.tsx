import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { machine, SecondFactorPage } from '#views/second-factor/page.tsx';

/** The page of two-step sign-in; the session learns at once whether it is on. */
export const SecondFactor = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (event) => actors.notices.send(event)),
      actor.on('second.factor.changed', () => actors.session.send({ type: 'memberships.changed' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors]);
  return <SecondFactorPage actor={actor} />;
};
