import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { machine, MembersSection } from '#views/subscriptions/members.tsx';

/** What the clubs of a member offer, below the cards that pay for it. */
export const MemberSubscriptions = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useReports(actor, actors.app);
  return <MembersSection actor={actor} />;
};
