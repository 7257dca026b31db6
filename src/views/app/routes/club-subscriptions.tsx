import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { machine, SubscriptionsSection } from '#views/subscriptions/section.tsx';

/** The subscriptions of clubs, below the list of what members pay. */
export const ClubSubscriptions = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useEffect(() => {
    const notices = actor.on('notice', (event) => actors.notices.send(event));
    return () => notices.unsubscribe();
  }, [actor, actors]);
  return <SubscriptionsSection actor={actor} />;
};
