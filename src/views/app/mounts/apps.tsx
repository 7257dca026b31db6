import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { AppsPage, machine } from '#views/apps/page.tsx';

/** The office of the mobile apps with an actor of its own. */
export const ManageApps = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', (event) => actors.notices.send(event));
    return unsubscribe;
  }, [actor, actors]);
  return <AppsPage actor={actor} />;
};
