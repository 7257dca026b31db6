import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { machine, MembersSection } from '#views/subscriptions/members.tsx';

/** What the clubs of a member offer, below the cards that pay for it. */
export const MemberSubscriptions = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useEffect(() => {
    const notices = actor.on('notice', (event) => actors.notices.send(event));
    return () => notices.unsubscribe();
  }, [actor, actors]);
  return <MembersSection actor={actor} />;
};
