import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { useInitialData } from '#views/app/initial-data.ts';
import { DownloadsPage, machine } from '#views/downloads/page.tsx';

/** The page of the apps with an actor of its own. */
export const Downloads = ({ actors }: { actors: AppActors }) => {
  const { first } = useInitialData('download');
  const actor = useActorRef(machine, { input: { first: first?.rows ?? null } });
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', (event) => actors.notices.send(event));
    return unsubscribe;
  }, [actor, actors]);
  return <DownloadsPage actor={actor} />;
};
