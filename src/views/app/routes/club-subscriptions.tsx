import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { machine, SubscriptionsSection } from '#views/subscriptions/section.tsx';

/** The subscriptions of clubs, below the list of what members pay. */
export const ClubSubscriptions = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useReports(actor, actors.app);
  return <SubscriptionsSection actor={actor} />;
};
